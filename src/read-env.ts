export type Env = {
  /** URL of the real backend without a trailing slash; empty with the simulator. */
  apiUrl: string
  /**
   * Identifies this app to the real backend, if its team issues keys (product: constants); sent with every call. Not a
   * secret, as it is part of the page's script. Empty without a key and with the simulator.
   */
  accessKey: string
  /** Google client id, used if the backend's settings have none; empty disables login with Google. */
  googleClientId: string
  /** Base path of the app, with a slash at both ends. */
  basePath: string
  /** Whether the simulator answers calls. */
  simulated: boolean
  /** A sentence to show instead of the app if `VITE_API_URL` is invalid. No calls are made then. */
  problem: string | undefined
}

/**
 * Parses the build's settings. An empty or missing `VITE_API_URL` selects the simulator; otherwise it must be an
 * absolute http(s) URL. An invalid one never selects the simulator: `problem` reports it.
 */
export function readEnv(apiUrl: unknown, basePath: string, accessKey?: unknown, googleClient?: unknown): Env {
  const googleClientId = trimmed(googleClient)
  const base = basePath.replace(/^\.?\/*/, '/').replace(/\/*$/, '/')
  const given = trimmed(apiUrl)
  if (given === '') {
    return { apiUrl: '', accessKey: '', googleClientId, basePath: base, simulated: true, problem: undefined }
  }
  const address = absolute(given)
  return {
    apiUrl: address ?? '',
    accessKey: trimmed(accessKey),
    googleClientId,
    basePath: base,
    simulated: false,
    problem:
      address === undefined
        ? `VITE_API_URL must be an absolute http or https address such as "https://api.example.com"; it is "${given}".`
        : undefined,
  }
}

function trimmed(setting: unknown): string {
  return typeof setting === 'string' ? setting.trim() : ''
}

function absolute(given: string): string | undefined {
  if (!/^https?:\/\/[^/]/i.test(given) || !URL.canParse(given)) return undefined
  const { origin, pathname, search, hash, username, password } = new URL(given)
  if (search || hash || username || password) return undefined
  return (origin + pathname).replace(/\/+$/, '')
}
