/** Switches for the Chromium of every test: it talks to nobody but the tests, and has room where /dev/shm is small. */
export const browserArgs: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--disable-dev-shm-usage',
  '--disable-gpu',
]
