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

/** What a play function finds things on the screen with. */
export type Canvas = StoryContext['canvas']

/** The `globals` of a story that is told on a phone. */
export const narrow = { viewport: { value: 'narrow' } }

/**
 * A story that shows the whole app at an address, in a world of its own:
 *
 * ```ts
 * export const Full = screen('/search?keyword=nurse', { as: personas.ada })
 * export const Offline = screen('/search', { network: { faults: [{ call: 'jobs/search', kind: 'network', times: null }] } })
 * ```
 *
 * @param address path and search, without the base path
 * @param world scenario, person, network; the everyday world seen by a visitor unless said otherwise
 * @param extra anything else of a story: `play`, `globals`, `parameters`
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
    // Alerts as in the app. An answer that comes when the story is over says nothing in the next one.
    const client = createQueryClient({
      onRefused: (title, message) => void (isTold() && alert.error(title, message)),
      onSuccess: (title, message) => void (isTold() && alert.success(title, message)),
    })
    const history = createMemoryHistory({ initialEntries: [address] })
    const appRouter = createAppRouter({ queryClient: client, history })
    // The window stands at Storybook's own address: where the person is, the router knows.
    returnTo.remember = (path = appRouter.state.location.href) => remember(path)
    return { queryClient: client, router: appRouter }
  })
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  )
}
