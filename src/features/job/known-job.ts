import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import type { JobCard } from '../../api/jobs.ts'

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
