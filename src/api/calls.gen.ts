// Generated from openapi.yaml by npm run generate. Do not edit.
/** The paths of the calls that take `time_zone`. */
export const zonedCalls: ReadonlySet<string> = new Set([
  '/api/fetch-home',
  '/api/jobs/fetch',
  '/api/jobs/my',
  '/api/jobs/fetch-single',
  '/api/jobs/search',
  '/api/jobs/my-applications',
  '/api/jobs/fetch-application',
  '/api/receipts/my',
  '/api/payments/my',
  '/api/bookmarks/fetch',
  '/api/cvs/fetch',
  '/api/cvs/upload',
  '/api/posts/create',
  '/api/employees/create',
  '/api/users/find',
  '/api/users/fetch',
])
