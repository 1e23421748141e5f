interface ImportMetaEnv {
  /** Address of the real backend; empty or absent: the simulator. Read through src/env.ts. */
  readonly VITE_API_URL?: string
}
