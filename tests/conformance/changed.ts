import { runKit } from '../../conformance/kit.ts'
import { simulate } from '../../conformance/simulated.ts'
import { jobBoard } from '../../mocks/backend.ts'

/** Answers a request instead of the simulated backend, or changes its answer. */
type Change = (request: Request, pass: () => Promise<Response>) => Response | Promise<Response>
type Wanted = Partial<Omit<Parameters<typeof runKit>[0], 'target' | 'only'>>

/** Runs checks of the kit against a simulated backend with some changed answers. @param only as for `--only` */
export async function runAgainst(
  only: string[],
  change: Change = (_request, pass) => pass(),
  {
    backend = jobBoard,
    scenario = 'everyday',
    setup: own,
    ...wanted
  }: Wanted & {
    backend?: typeof jobBoard
    scenario?: string
  } = {},
) {
  const { target, setup, runtime } = await simulate(backend, scenario)
  const fetch = async (request: Request) => await change(request, () => target.fetch(request))
  const report = await runKit({
    target: { ...target, fetch },
    setup: { ...setup, ...own },
    mayWrite: true,
    only,
    seed: 1,
    minutes: 5,
    ...wanted,
  })
  const of = (status: string) =>
    report.results.flatMap(({ check: { call }, outcome }) =>
      outcome.status === status ? [{ call, message: 'message' in outcome ? outcome.message : '' }] : [],
    )
  return {
    ...report,
    runtime,
    of,
    failed: of('failed').map(({ message }) => message),
    verdictOf: (id: string) => report.findings.find((one) => one.id === id)?.verdict,
  }
}

/** Returns the name of the call that a request makes. */
export const callOf = ({ url }: Request): string => url.split('/api/')[1] ?? ''

/** Changes the text of JSON answers. */
export const edited =
  (change: (json: string, call: string) => string): Change =>
  async (request, pass) => {
    const response = await pass()
    if (!response.headers.get('content-type')?.includes('json')) return response
    return new Response(change(await response.text(), callOf(request)), response)
  }
