import { afterEach, vi } from 'vitest'

// After a test rather than before the next one: files share their modules, and the next file's would load with what this
// one replaced.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
