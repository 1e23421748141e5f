interface ImportMetaEnv {
  /** URL of the real backend; empty or missing for the simulator. Read by src/env.ts. */
  readonly VITE_API_URL?: string
  /** Key that the real backend requires of its apps, if any. Read by src/env.ts. */
  readonly VITE_ACCESS_KEY?: string
  /** Google client id, used if the backend's settings have none. Read by src/env.ts. */
  readonly VITE_GOOGLE_CLIENT_ID?: string
  /** The calls that the simulator answers beside a real backend; empty otherwise. Set by vite.config.ts. */
  readonly VITE_SIMULATE: string
  /** URL of that backend, whose calls the simulator sees first. Set by vite.config.ts. */
  readonly VITE_BACKEND_URL: string
}
