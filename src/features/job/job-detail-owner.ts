import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Loaded on demand, because the code for applicants is larger than the job's page and only the owner needs it. */
export const JobDetailOwner = lazyComponent(async () => (await import('./JobDetailOwner.tsx')).JobDetailOwner)
