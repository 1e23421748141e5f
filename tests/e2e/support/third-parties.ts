import type { BrowserContext } from 'playwright/test'
import { thirdPartyHosts } from '../../../mocks/third-parties/hosts.ts'

const hosts: ReadonlySet<string> = new Set(thirdPartyHosts)

/**
 * Routes requests to third parties to the server of `npm run api -- --third-parties`, for all pages of a context. The
 * pages use the real URLs, the only ones that a build for a real backend and its content policy contain.
 * @param backend base URL of the server, without a trailing slash
 */
export async function routeThirdParties(context: BrowserContext, backend: string): Promise<void> {
  await context.route(
    ({ host }) => hosts.has(host),
    async (route) => {
      const { host, pathname, search } = new URL(route.request().url())
      const response = await route.fetch({ url: `${backend}/-/third-parties/${host}${pathname}${search}` })
      await route.fulfill({ response })
    },
  )
}
