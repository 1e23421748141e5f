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
/**
 * Where the chat of the setting `tidio` gets its script, and what that loads. The settings are read when the page is there,
 * and its policy can't be widened then: another provider's hosts have to be told to the build.
 */
const usualChatHosts = '*.tidio.co *.tidio.com *.tidiochat.com'

/** What a build is told of addresses beside the app's own; empty as good as absent. */
export type PolicySettings = {
  /** `VITE_API_URL`: a real backend, whose calls, pictures and videos are then allowed too. */
  backend?: string | undefined
  /** `VITE_FILES_URL`: where a backend serves its files, if that is another origin than its own. */
  files?: string | undefined
  /** `VITE_CHAT_HOSTS`: hosts of the chat, with blanks or commas between them. */
  chatHosts?: string | undefined
}

function originOf(name: string, address: string | undefined): string[] {
  const given = address?.trim()
  if (!given) return []
  if (!/^https?:\/\/[^/]/i.test(given) || !URL.canParse(given)) {
    throw new Error(`${name} has to be an absolute http or https address; it is "${given}".`)
  }
  return [new URL(given).origin]
}

/** Everything that a chat may load, by the names of its hosts alone: no scheme, no port, no path. */
function chatSources(given: string | undefined) {
  const hosts = (given?.trim() || usualChatHosts).split(/[\s,]+/).filter(Boolean)
  for (const host of hosts) {
    if (!/^(\*\.)?([a-z\d-]+\.)+[a-z\d-]+$/i.test(host)) {
      throw new Error(`VITE_CHAT_HOSTS has to hold names such as chat.example.com; "${host}" is none.`)
    }
  }
  const load = hosts.map((host) => `https://${host}`)
  return { load, connect: [...load, ...hosts.map((host) => `wss://${host}`)] }
}

/**
 * The Content-Security-Policy of a build. Nothing inline runs and nothing is evaluated; the third parties are those
 * that the settings can turn on (card payments, sign-in, chat).
 *
 * @throws Error if a setting is not what it has to be
 */
export function contentPolicy({ backend, files: filesAddress, chatHosts }: PolicySettings = {}): string {
  const chat = chatSources(chatHosts)
  const api = originOf('VITE_API_URL', backend)
  const files = [...new Set([...api, ...originOf('VITE_FILES_URL', filesAddress)])]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...stripe.script, ...google.script, ...chat.load],
    'style-src': ["'self'", ...google.style, ...chat.load],
    'img-src': ["'self'", 'data:', 'blob:', ...files, ...chat.load],
    'media-src': ["'self'", 'blob:', ...files, ...chat.load],
    'font-src': ["'self'", ...chat.load],
    'connect-src': ["'self'", ...files, ...stripe.connect, ...google.connect, ...chat.connect],
    // A PDF is looked at in a frame, from an object URL. The demo shows the app itself in two frames.
    'frame-src': [
      ...(backend?.trim() ? [] : ["'self'"]),
      'blob:',
      ...stripe.frame,
      ...google.frame,
      ...chat.load,
    ],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
