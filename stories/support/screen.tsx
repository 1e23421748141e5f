import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import type { StoryContext, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createQueryClient } from '../../src/api/query-client.ts'
import { returnTo } from '../../src/api/return-to.ts'
import { createAppRouter } from '../../src/router.tsx'
import '../../src/shell/shell.css'
import { alert } from '../../src/ui/alerts.ts'
import { type StoryWorld, storyUnderWay } from './backend.ts'

/** The queries of a play function. */
export type Canvas = StoryContext['canvas']

/** The `globals` of a story on a phone. */
export const narrow = { viewport: { value: 'narrow' } }

/**
 * A story that shows the whole app at a path, in its own world:
 *
 * ```ts
 * export const Full = screen('/search?keyword=nurse', { as: personas.ada })
 * export const Offline = screen('/search', { network: { faults: [{ call: 'jobs/search', kind: 'network', times: null }] } })
 * ```
 *
 * @param address the path and search, without the base path
 * @param world scenario, account and network. Default: a visitor in the everyday world
 * @param extra the rest of the story: `play`, `globals`, `parameters`
 */
export function screen(address: string, world: StoryWorld = {}, extra: StoryObj = {}): StoryObj {
  return {
    ...extra,
    parameters: { ...extra.parameters, world },
    render: () => <App address={address} />,
  }
}

const { remember } = returnTo

function App({ address }: { address: string }) {
  const [{ queryClient, router }] = useState(() => {
    const isTold = storyUnderWay()
    // Alerts appear as in the app, except for late answers to a previous story's calls.
    const client = createQueryClient({
      onRefused: (title, message) => void (isTold() && alert.error(title, message)),
      onSuccess: (title, message) => void (isTold() && alert.success(title, message)),
      onSessionOver: (message) => {
        const action = { label: 'Log in again', run: () => void appRouter.navigate({ to: '/login' }) }
        if (isTold()) alert.error('Error', message, action)
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
