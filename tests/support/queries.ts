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
      return { leave, data: (): unknown => observer.getCurrentResult().data }
    },
  }
}

/** Every query of the app by name, for the job, account or application 7, and page 2 if it has pages. */
export const queries = {
  applicationQuery: asked(() => applicationQuery(7)),
  bankQuery: asked(() => bankQuery()),
  bookmarksQuery: asked(() => bookmarksQuery(2)),
  categoriesQuery: asked(() => categoriesQuery()),
  companyJobsQuery: asked(() => companyJobsQuery(7, 2)),
  cvsQuery: asked(() => cvsQuery()),
  followingsQuery: asked(() => followingsQuery()),
  homeQuery: asked(() => homeQuery()),
  jobListsQuery: asked(() => jobListsQuery(2)),
  jobPaymentsQuery: asked(() => jobPaymentsQuery(7)),
  jobQuery: asked(() => jobQuery(7)),
  meQuery: asked(() => meQuery()),
  myApplicationsQuery: asked(() => myApplicationsQuery({ page: 2 })),
  myJobsQuery: asked(() => myJobsQuery({ page: 2 })),
  myProfileQuery: asked(() => myProfileQuery()),
  notificationsQuery: asked(() => notificationsQuery()),
  paymentsQuery: asked(() => paymentsQuery(2)),
  receiptsQuery: asked(() => receiptsQuery(2)),
  searchJobsQuery: asked(() => searchJobsQuery({}, 2)),
  settingsQuery: asked(() => settingsQuery()),
  talentQuery: asked(() => talentQuery({ page: 2 })),
  userQuery: asked(() => userQuery(7)),
}

export type QueryName = keyof typeof queries

/** The same queries with other parameters, which must be cached separately. */
export const otherQueries = {
  applicationQuery: asked(() => applicationQuery(8)),
  bookmarksQuery: asked(() => bookmarksQuery()),
  companyJobsQuery: asked(() => companyJobsQuery(7)),
  companyOfAnotherId: asked(() => companyJobsQuery(8, 2)),
  jobListsQuery: asked(() => jobListsQuery()),
  jobPaymentsQuery: asked(() => jobPaymentsQuery(8)),
  jobQuery: asked(() => jobQuery(8)),
  jobQuerySearched: asked(() => jobQuery(7, 'Ada')),
  myApplicationsQuery: asked(() => myApplicationsQuery()),
  myApplicationsSearched: asked(() => myApplicationsQuery({ page: 2, search: 'nurse' })),
  myJobsQuery: asked(() => myJobsQuery()),
  myJobsSearched: asked(() => myJobsQuery({ page: 2, search: 'nurse' })),
  paymentsQuery: asked(() => paymentsQuery()),
  receiptsQuery: asked(() => receiptsQuery()),
  searchJobsQuery: asked(() => searchJobsQuery()),
  searchJobsFiltered: asked(() => searchJobsQuery({ keyword: 'nurse' }, 2)),
  talentQuery: asked(() => talentQuery()),
  talentSearched: asked(() => talentQuery({ page: 2, search: 'Ada' })),
  userQuery: asked(() => userQuery(8)),
}
