import { httpAddress } from '../command-line.ts'

/** The sources that each third party documents. */
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
/** The hosts of Tidio's chat. `VITE_CHAT_HOSTS` replaces them: the backend's settings load too late for the policy. */
const usualChatHosts = '*.tidio.co *.tidio.com *.tidiochat.com'

/** The URLs and hosts of a build besides the app's own. Empty means absent. */
export type PolicySettings = {
  /** `VITE_API_URL`: the real backend, for calls, images and videos. */
  backend?: string | undefined
  /** `VITE_FILES_URL`: the origin of the backend's files, if it differs. */
  files?: string | undefined
  /** `VITE_CHAT_HOSTS`: hosts of the chat, separated by spaces or commas. */
  chatHosts?: string | undefined
}

function originOf(name: string, address: string | undefined): string[] {
  const given = address?.trim()
  return given ? [new URL(httpAddress(name, given, 'https://api.example.com')).origin] : []
}

/** Returns the sources that a chat may load and connect to. @param given host names, without scheme, port or path */
function chatSources(given: string | undefined) {
  const hosts = (given?.trim() || usualChatHosts).split(/[\s,]+/).filter(Boolean)
  for (const host of hosts) {
    if (!/^(\*\.)?([a-z\d-]+\.)+[a-z\d-]+$/i.test(host)) {
      throw new Error(`VITE_CHAT_HOSTS has "${host}", but takes host names such as chat.example.com.`)
    }
  }
  const load = hosts.map((host) => `https://${host}`)
  return { load, connect: [...load, ...hosts.map((host) => `wss://${host}`)] }
}

function directivesOf({ backend, files: filesAddress, chatHosts }: PolicySettings) {
  const chat = chatSources(chatHosts)
  const api = originOf('VITE_API_URL', backend)
  const files = [...new Set([...api, ...originOf('VITE_FILES_URL', filesAddress)])]
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...stripe.script, ...google.script, ...chat.load],
    'style-src': ["'self'", ...google.style, ...chat.load],
    'img-src': ["'self'", 'data:', 'blob:', ...files, ...chat.load],
    'media-src': ["'self'", 'blob:', ...files, ...chat.load],
    'font-src': ["'self'", ...chat.load],
    'connect-src': ["'self'", ...files, ...stripe.connect, ...google.connect, ...chat.connect],
    // A PDF opens in a frame from an object URL (`blob:`). The demo can show the app itself in two frames.
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
  return directives
}

/**
 * Returns the Content-Security-Policy of a build: no inline scripts, no `eval`, and only the third parties that the
 * settings can turn on (card payments, Google's login, chat).
 * @throws Error if a setting is not valid
 */
export function contentPolicy(settings: PolicySettings = {}): string {
  return written(directivesOf(settings))
}

/**
 * Returns the Content-Security-Policy of the development server, which needs inline scripts: scripts come from the same
 * hosts as in a build, so that no saved data or answer can name another one.
 * @throws Error if `chatHosts` is not valid
 */
export function devPolicy({ chatHosts }: Pick<PolicySettings, 'chatHosts'> = {}): string {
  const { 'script-src': scripts, 'worker-src': workers, ...others } = directivesOf({ chatHosts })
  return written({
    'script-src': [...scripts, "'unsafe-inline'"],
    // Vite waits for a restarted server in a worker of its own.
    'worker-src': [...workers, 'blob:'],
    'object-src': others['object-src'],
    'base-uri': others['base-uri'],
  })
}

function written(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
