import { lazyComponent } from '../../ui/lazy-component.tsx'

/** Applicants, their CVs and their board are more than the advert itself, and only for one reader. */
export const JobDetailOwner = lazyComponent(async () => (await import('./JobDetailOwner.tsx')).JobDetailOwner)
