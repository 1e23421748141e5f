import { lazyComponent } from '../../ui/lazy-component.tsx'
import { readApplicantsSearch } from '../applications/index.ts'
import type { JobDetailSearch } from './JobDetailOwner.tsx'

/** Reads the view from a URL; invalid values are left out. */
export function readJobDetailSearch(raw: Record<string, unknown>): JobDetailSearch {
  const tab = raw['tab']
  return {
    ...readApplicantsSearch(raw),
    tab: tab === 'applicants' || tab === 'details' ? tab : undefined,
  }
}

/** Loaded on demand, because the code for applicants is larger than the job's page and only the owner needs it. */
export const JobDetailOwner = lazyComponent(async () => (await import('./JobDetailOwner.tsx')).JobDetailOwner)
