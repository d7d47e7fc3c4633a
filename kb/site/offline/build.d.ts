/** What service_worker.py writes before worker.js. */
declare const BUILD: {
  version: string;
  /** The page shown in the place of one that was never opened. */
  instead: string;
  /** The files that are kept at once. */
  core: string[];
  /** The file that is fetched when the checker starts. */
  starts: string;
  checker: string[];
  search: string[];
  /** The beginning of the hash of each file. */
  files: Record<string, string>;
};
