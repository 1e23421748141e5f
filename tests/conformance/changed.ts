import { runKit, type Wanted } from '../../conformance/kit.ts'
import type { Setup } from '../../conformance/setup.ts'
import { simulate } from '../../conformance/simulated.ts'
import type { OtherwiseId } from '../../mocks/assumptions.ts'

/** Answers a request instead of the backend, or changes its answer. */
type Change = (
  request: Request,
  pass: (other?: Request) => Promise<Response>,
  setup: Setup,
) => Response | Promise<Response>

interface Changes {
  scenario?: string
  /** The assumptions that the simulated backend reverses. */
  otherwise?: readonly OtherwiseId[]
}

/**
 * Runs checks of the kit, by default against the simulated backend, of which some answers are changed.
 * @param only as for `--only`
 */
export async function runAgainst(
  only: string[],
  change: Change = (_request, pass) => pass(),
  { scenario, otherwise = [], target: other, setup: own, ...wanted }: Partial<Wanted> & Changes = {},
) {
  const { target: simulated, setup, runtime } = await simulate(undefined, scenario)
  runtime.otherwise = new Set(otherwise)
  const target = { ...simulated, ...other }
  const report = await runKit({
    target: {
      ...target,
      fetch: async (request) => await change(request, (one = request) => target.fetch(one), setup),
    },
    setup: { ...(other ? {} : setup), ...own },
    mayWrite: true,
    only,
    seed: 1,
    minutes: 5,
    ...wanted,
  })
  const of = (status: string) =>
    report.results.flatMap(({ check: { call, title }, outcome }) =>
      outcome.status === status
        ? [{ call, title, message: 'message' in outcome ? outcome.message : '' }]
        : [],
    )
  return {
    ...report,
    runtime,
    of,
    failed: of('failed').map(({ call, message }) => `${call}: ${message}`),
    said: report.results.map(({ outcome }) => ('message' in outcome ? outcome.message : '')).join('\n'),
    verdictOf: (id: string) => report.findings.find((one) => one.id === id)?.verdict,
  }
}

/** Returns the name of the call that a request makes. */
export const callOf = ({ url }: Request): string => url.split('/api/')[1] ?? ''

/** Changes the text of answers. */
export const edited =
  (change: (text: string) => string): Change =>
  async (_request, pass) => {
    const response = await pass()
    return new Response(change(await response.text()), response)
  }
