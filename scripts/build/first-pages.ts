import { setImmediate } from 'node:timers/promises'
import { createMemoryHistory } from '@tanstack/react-router'
import type { FirstCalls } from '../../src/api/first-call.ts'
import { createQueryClient } from '../../src/api/query-client.ts'
import { createAppRouter } from '../../src/router.tsx'

/** What the page of a route, such as `/jobs/$id/`, asks for when a visit begins there. */
type FirstPage = Pick<FirstCalls, 'calls' | 'readsQuery'> & { route: string }

/** An id that no other field has. */
const id = 987_654_321

/** Returns the pages whose loaders make calls while nobody knows who visits them. Runs each loader, without answers. */
export async function firstPages(): Promise<FirstPage[]> {
  const queryClient = createQueryClient()
  const router = createAppRouter({ queryClient, history: createMemoryHistory() })
  const { fetch } = globalThis
  let requests: Request[] = []
  globalThis.fetch = (asked) => {
    if (asked instanceof Request) requests.push(asked)
    return new Promise(() => undefined)
  }
  const pages: FirstPage[] = []
  for (const [route, { options }] of Object.entries({ ...router.routesById })) {
    const loader: unknown = Reflect.get(options, 'loader')
    if (typeof loader !== 'function') continue
    requests = []
    let readsQuery = false
    const location = {
      get search() {
        readsQuery = true
        return {}
      },
    }
    const context = { queryClient }
    const visit = { context, location, params: { id: String(id) }, cause: 'enter', preload: false }
    await Reflect.apply(loader, undefined, [visit])
    // The client sends its requests within this task.
    await setImmediate()
    await queryClient.cancelQueries()
    const calls = await Promise.all(requests.map(described))
    if (calls.length > 0) pages.push({ route, calls, readsQuery })
  }
  globalThis.fetch = fetch
  return pages
}

async function described(request: Request): Promise<FirstCalls['calls'][number]> {
  const fields = [...(await request.formData())]
  return [
    new URL(request.url).pathname.replace(/^.*\/api\//, ''),
    fields.map(([name, value]) => [name, typeof value !== 'string' || value === String(id) ? '$id' : value]),
  ]
}
