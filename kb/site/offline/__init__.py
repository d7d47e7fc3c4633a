"""What makes the site work without a network: its service worker and an archive to carry along."""
