import type { QueryClient } from '@tanstack/react-query'
import type { Answer } from '../../api/client.ts'
import type { JobCard } from '../../api/jobs.ts'
import type { TalentCard } from '../../api/talent.ts'

/** Returns a job seeker's entry in cached search results, which their page shows while it loads. */
export function knownPerson(client: QueryClient, id: number): TalentCard | undefined {
  for (const [, answer] of client.getQueriesData<Answer<'users/fetch'>>({ queryKey: ['users', 'list'] })) {
    const person = answer?.users.find((each) => each.id === id)
    if (person) return person
  }
  return undefined
}

/** Returns what cached jobs say about a company, which its page shows while it loads. */
export function knownCompany(client: QueryClient, id: number): JobCard['user'] | undefined {
  const lists = [
    ...client.getQueriesData<Answer<'jobs/search'>>({ queryKey: ['jobs', 'search'] }),
    ...client.getQueriesData<Answer<'jobs/search'>>({ queryKey: ['jobs', 'company'] }),
  ].flatMap(([, answer]) => answer?.jobs.map(({ user }) => user) ?? [])
  const single = client
    .getQueriesData<Answer<'jobs/fetch-single'>>({ queryKey: ['jobs', 'single'] })
    .flatMap(([, answer]) => (answer ? [answer.job.user] : []))
  return [...single, ...lists].find((each) => each.id === id)
}
