import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { applicationQuery, myApplicationsQuery } from '../../src/api/applications.ts'
import { bookmarksQuery } from '../../src/api/bookmarks.ts'
import { cvsQuery } from '../../src/api/cvs.ts'
import { followingsQuery } from '../../src/api/follows.ts'
import {
  categoriesQuery,
  companyJobsQuery,
  homeQuery,
  jobListsQuery,
  jobQuery,
  myJobsQuery,
  searchJobsQuery,
} from '../../src/api/jobs.ts'
import { notificationsQuery } from '../../src/api/notifications.ts'
import { bankQuery, jobPaymentsQuery, paymentsQuery, receiptsQuery } from '../../src/api/payments.ts'
import { myProfileQuery } from '../../src/api/profile.ts'
import { meQuery } from '../../src/api/session.ts'
import { settingsQuery } from '../../src/api/site.ts'
import { talentQuery, userQuery } from '../../src/api/talent.ts'

/** Wraps a query, whatever the type of its answer, so that tests can use it as loaders and screens do. */
function asked<T, K extends QueryKey>(query: () => QueryObserverOptions<T, Error, T, T, K>) {
  return {
    key: (): QueryKey => query().queryKey,
    ask: (client: QueryClient): Promise<unknown> => client.query(query()),
    /** Observes the query, as a screen does. */
    show(client: QueryClient) {
      const observer = new QueryObserver(client, query())
      const leave = observer.subscribe(() => undefined)
      return {
        leave,
        data: (): unknown => observer.getCurrentResult().data,
        error: () => observer.getCurrentResult().error,
      }
    },
  }
}

/** Every query of the app by name, for things with these ids, and for one page if it has pages. */
export const queriesOf = (ids: { job: number; account: number; application: number }, page = 1) => ({
  applicationQuery: asked(() => applicationQuery(ids.application)),
  bankQuery: asked(() => bankQuery()),
  bookmarksQuery: asked(() => bookmarksQuery(page)),
  categoriesQuery: asked(() => categoriesQuery()),
  companyJobsQuery: asked(() => companyJobsQuery(ids.account, page)),
  cvsQuery: asked(() => cvsQuery()),
  followingsQuery: asked(() => followingsQuery()),
  homeQuery: asked(() => homeQuery()),
  jobListsQuery: asked(() => jobListsQuery(page)),
  jobPaymentsQuery: asked(() => jobPaymentsQuery(ids.job)),
  jobQuery: asked(() => jobQuery(ids.job)),
  meQuery: asked(() => meQuery()),
  myApplicationsQuery: asked(() => myApplicationsQuery({ page })),
  myJobsQuery: asked(() => myJobsQuery({ page })),
  myProfileQuery: asked(() => myProfileQuery()),
  notificationsQuery: asked(() => notificationsQuery()),
  paymentsQuery: asked(() => paymentsQuery(page)),
  receiptsQuery: asked(() => receiptsQuery(page)),
  searchJobsQuery: asked(() => searchJobsQuery({ page })),
  settingsQuery: asked(() => settingsQuery()),
  talentQuery: asked(() => talentQuery({ page })),
  userQuery: asked(() => userQuery(ids.account)),
})

export type QueryName = keyof ReturnType<typeof queriesOf>

/** The queries that may search for a text, here for the job 7 and page 2. */
export const searched = {
  jobQuery: asked(() => jobQuery(7, 'Ada')),
  myApplicationsQuery: asked(() => myApplicationsQuery({ page: 2, search: 'Ada' })),
  myJobsQuery: asked(() => myJobsQuery({ page: 2, search: 'Ada' })),
  searchJobsQuery: asked(() => searchJobsQuery({ keyword: 'Ada', page: 2 })),
  talentQuery: asked(() => talentQuery({ page: 2, search: 'Ada' })),
}
