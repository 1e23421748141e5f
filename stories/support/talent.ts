export const failing = (
  call: 'users/fetch' | 'users/find' | 'jobs/search' | 'bookmarks/toggle' | 'followers/toggle',
) => ({
  network: { faults: [{ call, kind: 'error-500' as const, times: null }] },
})
