import { readEnv, type Env } from './read-env.ts'

export const env: Env = readEnv(
  import.meta.env.VITE_API_URL,
  import.meta.env.BASE_URL,
  import.meta.env.VITE_ACCESS_KEY,
  import.meta.env.VITE_GOOGLE_CLIENT_ID,
)
