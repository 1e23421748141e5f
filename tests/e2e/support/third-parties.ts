import type { BrowserContext } from 'playwright/test'
import { thirdPartyHosts } from '../../../mocks/third-parties/answer.ts'

const hosts: ReadonlySet<string> = new Set(thirdPartyHosts)

/**
 * Leads the addresses of third parties to the server of `npm run api -- --third-parties`, for every page of a context. The
 * pages see the addresses of the real ones: a build for a real backend knows no others, nor does its content policy.
 *
 * @param backend where the server listens, without a slash at the end
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
