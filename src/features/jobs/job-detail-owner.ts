import { part } from '../../ui/part.tsx'

/** Applicants, their CVs and their board are more than the advert itself, and only for one reader. */
export const JobDetailOwner = part(async () => (await import('./JobDetailOwner.tsx')).JobDetailOwner)
