import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '../src/api/query-client.ts'
import { returnTo } from '../src/api/return-to.ts'
import { createAppRouter } from '../src/router.tsx'
import '../src/shell/shell.css'
import { alert } from '../src/ui/alerts.ts'
import { storyUnderWay } from '../stories/support/backend.ts'

const { remember } = returnTo

/** The whole app at an address: path and search, without the base path. */
export function App({ address }: { address: string }) {
  const [{ queryClient, router }] = useState(() => {
    const isTold = storyUnderWay()
    // Alerts appear as in the app, except for late answers to a previous story's calls.
    const client = createQueryClient({
      onRefused: (title, message) => {
        const id = isTold() ? alert.error(title, message) : 0
        return () => alert.dismiss(id)
      },
      onSuccess: (title, message) => void (isTold() && alert.success(title, message)),
      onSessionOver: (message) => {
        const action = { label: 'Log in again', run: () => void appRouter.navigate({ to: '/login' }) }
        if (isTold()) alert.error('Error', message, action)
        return undefined
      },
      // Without automatic retries, a failure shows at once.
      retries: 0,
    })
    const history = createMemoryHistory({ initialEntries: [address] })
    const appRouter = createAppRouter({ queryClient: client, history })
    // The window has Storybook's own URL; the router has the page's.
    returnTo.remember = (path = appRouter.state.location.href) => remember(path)
    return { queryClient: client, router: appRouter }
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
