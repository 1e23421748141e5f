/** The addresses of third parties that a page may use, each for what its maker documents. */
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
}
const google = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  frame: ['https://accounts.google.com/gsi/'],
  connect: ['https://accounts.google.com/gsi/'],
}
/** The script only: what the widget loads by itself depends on its plan, and is added here by who turns it on. */
const chat = { script: ['https://code.tidio.co'] }

/**
 * The Content-Security-Policy of a build. Nothing inline runs and nothing is evaluated; the third parties are those
 * that the settings can turn on (card payments, sign-in, chat).
 *
 * @param backend the address of a real backend, whose calls, pictures and videos are then allowed too
 * @throws Error if `backend` is no absolute address
 */
export function contentPolicy(backend?: string): string {
  if (backend && !/^https?:\/\/[^/]/.test(backend)) {
    throw new Error(`VITE_API_URL has to be an absolute http or https address; it is "${backend}".`)
  }
  const api = backend ? [new URL(backend).origin] : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...stripe.script, ...google.script, ...chat.script],
    'style-src': ["'self'", ...google.style],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'media-src': ["'self'", 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...stripe.connect, ...google.connect],
    // A PDF is looked at in a frame, from an object URL.
    'frame-src': ['blob:', ...stripe.frame, ...google.frame],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
