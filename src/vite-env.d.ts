interface ImportMetaEnv {
  /** Address of the real backend; empty or absent: the simulator. Read through src/env.ts. */
  readonly VITE_API_URL?: string
  /** Key that the real backend asks of its apps; empty or absent: none. Read through src/env.ts. */
  readonly VITE_ACCESS_KEY?: string
  /** The app's name at Google, where the backend's settings bring none. Read through src/env.ts. */
  readonly VITE_GOOGLE_CLIENT_ID?: string
}
