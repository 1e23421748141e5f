import type { Plugin } from 'vite'

const stripe = '"https://js.stripe.com" "https://hooks.stripe.com"'

/** What a page may use of the device: what Stripe's and Google's scripts ask for, and nothing else. */
const permissions: Record<string, string> = {
  payment: `(self ${stripe})`,
  'publickey-credentials-get': `(self ${stripe})`,
  'identity-credentials-get': '(self "https://accounts.google.com")',
  ...Object.fromEntries(
    'accelerometer camera display-capture geolocation gyroscope hid magnetometer microphone midi serial usb'
      .split(' ')
      .map((feature) => [feature, '()']),
  ),
}

/** What a host sends along with every file. The rest of the policy stands in the page (`content-policy.ts`). */
const headers: Record<string, string> = {
  // Not to be had from within the page. A frame of the same origin may hold the app.
  'Content-Security-Policy': "frame-ancestors 'self'",
  // Google's button refuses to work with less.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': Object.entries(permissions)
    .map(([feature, who]) => `${feature}=${who}`)
    .join(', '),
}

/**
 * The headers in the words of the usual static hosts, by file name.
 * @param base the folder of the host that serves the app, beginning and ending with a slash
 */
export function headerFiles(base: string): Record<string, string> {
  const all = Object.entries(headers)
  const lines = (line: (name: string, value: string) => string) =>
    all.map(([name, value]) => line(name, value)).join('\n')
  const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
  return {
    // Netlify, Cloudflare Pages
    _headers: `${base}*\n${lines((name, value) => `  ${name}: ${value}`)}\n`,
    'vercel.json': `${JSON.stringify({
      headers: [{ source: `${base}(.*)`, headers: all.map(([key, value]) => ({ key, value })) }],
    })}\n`,
    // Apache
    '.htaccess': `<IfModule mod_headers.c>\n${lines((name, value) => `Header set ${name} ${quoted(value)}`)}\n</IfModule>\n`,
    // nginx, to be included where the app is served
    'nginx-headers.conf': `${lines((name, value) => `add_header ${name} ${quoted(value)} always;`)}\n`,
  }
}

/** Puts the files with the host's headers beside the pages of a build. */
export function hostHeaders(): Plugin {
  let base = '/'
  return {
    name: 'host-headers',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle() {
      for (const [fileName, source] of Object.entries(headerFiles(base))) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }
}
