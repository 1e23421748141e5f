import type { Plugin } from 'vite'

const stripe = '"https://js.stripe.com" "https://hooks.stripe.com"'

/** The browser features that pages may use: only those that Stripe's and Google's scripts need. */
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

/** Headers for every file. The rest of the content policy is in the page (`content-policy.ts`). */
const headers: Record<string, string> = {
  // `frame-ancestors` has no effect in the page's `<meta>`. Frames of the same origin are allowed.
  'Content-Security-Policy': "frame-ancestors 'self'",
  // The strictest policy with which Google's button works.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': Object.entries(permissions)
    .map(([feature, who]) => `${feature}=${who}`)
    .join(', '),
}

/** Returns the headers as files for common static hosts. @param base starts and ends with a slash */
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
    // nginx: include it where the app is served
    'nginx-headers.conf': `${lines((name, value) => `add_header ${name} ${quoted(value)} always;`)}\n`,
  }
}

/** Adds the header files to a build. */
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
