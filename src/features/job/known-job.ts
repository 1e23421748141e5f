import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import type { JobCard } from '../../api/jobs.ts'
import { tabStorage } from '../../api/storage.ts'

/** What a list provides about a job: at least its title and company. */
export type KnownJob = Pick<JobCard, 'id' | 'title'> & {
  company: { name: string; profile_image: string | null }
  /** The whole row, unless only a bookmark is known. */
  card?: JobCard
}

/** What cached lists contain about a job, for its page to show while loading. Prefers whole rows to bookmarks. */
export function knownJob(client: QueryClient, id: number): KnownJob | undefined {
  const card = cards(client).find((each) => each.id === id)
  if (card) return { id, title: card.title, company: card.user, card }
  const bookmarked = client
    .getQueriesData<Answer<'bookmarks/fetch'>>({ queryKey: ['bookmarks'] })
    .flatMap(([, answer]) => answer?.bookmarks.map(({ job }) => job) ?? [])
    .find((each) => each.id === id)
  return bookmarked && { id, title: bookmarked.title, company: bookmarked.company }
}

/** The title of one of the recruiter's own jobs, if a cached list contains it. */
export function ownTitle(client: QueryClient, id: number): string | undefined {
  return client
    .getQueriesData<Answer<'jobs/my'>>({ queryKey: ['jobs', 'my'] })
    .flatMap(([, answer]) => answer?.jobs ?? [])
    .find((each) => each.id === id)?.title
}

const ownKey = 'fieldwork.ownJob'

/** Stores whether the job that this tab shows is the viewer's own, for the placeholder after a reload. */
export function rememberOwn(id: number, isOwn: boolean): void {
  if (isOwn) tabStorage.set(ownKey, String(id))
  else tabStorage.remove(ownKey)
}

/** Whether a job was the viewer's own when this tab last showed it. */
export const wasOwn = (id: number): boolean => tabStorage.get(ownKey) === String(id)

function cards(client: QueryClient): JobCard[] {
  const searches = ['search', 'company'].flatMap((kind) =>
    client.getQueriesData<Answer<'jobs/search'>>({ queryKey: ['jobs', kind] }),
  )
  const lists = [
    ...client.getQueriesData<Answer<'fetch-home'>>({ queryKey: ['home'] }),
    ...client.getQueriesData<Answer<'jobs/fetch'>>({ queryKey: ['jobs', 'list'] }),
  ]
  return [
    ...searches.flatMap(([, answer]) => answer?.jobs ?? []),
    ...lists.flatMap(([, answer]) => (answer ? [...answer.full_time, ...answer.part_time] : [])),
  ]
}
