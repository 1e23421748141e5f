import type { ReactNode } from 'react'

/**
 * What the panel shows while a real backend answers some calls. The session is the backend's then, so the panel neither
 * logs in nor makes links to a moment.
 */
export interface BesideBackend {
  /** The content of the section about the two halves. */
  section: ReactNode
  /** The number of problems, as a store. */
  problems: { subscribe(listener: () => void): () => void; get(): number }
}
