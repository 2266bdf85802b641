import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Where the browser is. @throws Error that says how to come by one */
export function findChromium(): string {
  const named = process.env['HOUSERULES_CHROMIUM']
  const found = [...(named === undefined ? [] : [named]), ...PLACES].find((path) => existsSync(path))
  if (found !== undefined) return found
  throw new Error(
    'The studio is tried in Chromium, and there is none. Install it (`apt-get install -y chromium` on Debian), ' +
      'or say where it is in HOUSERULES_CHROMIUM.',
  )
}
