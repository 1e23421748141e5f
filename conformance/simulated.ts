import { Admin } from '../mocks/admin/admin.ts'
import { answerAdminApi } from '../mocks/admin/admin-api.ts'
import { jobBoard } from '../mocks/backend.ts'
import { Runtime as SimulatedBackend } from '../mocks/engine/runtime.ts'
import { MemoryStorage } from '../mocks/engine/storage/memory.ts'
import type { Runtime } from '../mocks/operation.ts'
import { answerThirdParty } from '../mocks/third-parties/answer.ts'
import { setupBy } from './npm-run-api.ts'
import type { Setup } from './setup.ts'
import type { Target } from './transport.ts'

export { jobBoard }

/** A simulated backend in this process, for comparisons and for tests of the kit. */
export interface Simulated {
  runtime: Runtime
  target: Target
  setup: Setup
}

/** Makes a simulated backend. @param backend the job board, or a copy with faults */
export async function simulate(backend = jobBoard, scenario = 'everyday'): Promise<Simulated> {
  const runtime: Runtime = new SimulatedBackend(backend, {
    storage: new MemoryStorage(),
    scenario,
    seed: 7,
    violations: 'report',
    appUrl: 'https://app.example/',
  })
  await runtime.open()
  const url = 'https://simulated.example'
  const fetch = async (request: Request) =>
    await runtime.handle(new URL(request.url).pathname.slice(1), request)
  return { runtime, target: { url, fetch, timeout: 30_000 }, setup: setupOf(runtime, url) }
}

/** As over HTTP, but in this process. */
function setupOf(runtime: Runtime, url: string): Setup {
  const admin = new Admin(runtime)
  return setupBy(async (path, init) => {
    const request = new Request(`${url}${path}`, init)
    const [, address] = path.split('/-/third-parties/')
    if (address === undefined) return await answerAdminApi(admin, request)
    const answer = await answerThirdParty(runtime, new URL(`https://${address}`), request, async () => '')
    return answer ?? Response.error()
  })
}
