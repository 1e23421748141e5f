/** What the build was told about where it runs. */
export type Env = {
  /** Address of the real backend without a trailing slash; empty with the simulator. */
  apiUrl: string
  /**
   * What the real backend knows this app by, if its team gives out such a key (product: constants): sent with every
   * call. It is no secret, as it stands in the page's script. Empty: none, and with the simulator.
   */
  accessKey: string
  /** The app's name at Google, where the backend's settings bring none; empty: no login by Google then. */
  googleClientId: string
  /** Path the app is served under, beginning and ending with `/`. */
  basePath: string
  /** Whether the simulator answers the calls. */
  simulated: boolean
  /** One sentence when `VITE_API_URL` is wrong: show it instead of the app. No call goes out then. */
  problem: string | undefined
}

/**
 * Reads the build's settings. Empty or absent `VITE_API_URL`: the simulator. Else it must be an absolute http(s)
 * address; a wrong one is a `problem`, never the simulator by surprise.
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
