import { limits } from '../../src/api/limits.gen.ts'
import { readScenario, scenarioFile } from '../admin/saved-scenario.ts'
import { contract } from '../contract/calls.gen.ts'
import { isCall, type JobBoard } from '../operation.ts'
import type { OptionsStore } from '../panel/options-store.ts'
import type { WholeParts } from '../panel/panel-context.ts'
import { approveDueJobs } from '../services/moderation.ts'
import { holderOf, peopleOf } from './accounts.ts'
import { BoardFrame } from './BoardFrame.tsx'
import { keepingSessions } from './keep-sessions.ts'
import { asStory, asTest } from './log/copy-code.ts'
import { sentenceOf } from './log/sentences.ts'
import { logInAs } from './log-in-as.ts'
import type { Board } from './useBoard.ts'

/** Returns what the job board adds to the panel. */
export function partsOf(
  { runtime, admin, host }: Pick<Board, 'runtime' | 'admin' | 'host'>,
  options: OptionsStore,
): WholeParts<JobBoard> {
  const pageHere = () => location.pathname.slice(host.basePath.length - 1) + location.search
  return {
    Frame: BoardFrame,
    sentenceOf,
    goingBack: keepingSessions,
    people: (context) =>
      peopleOf(
        context,
        runtime.personas.map(({ account_id }) => account_id),
      ).people.map(({ id, name, email }) => ({
        id,
        name,
        logIn: async () => (await admin.signIn(email)).token,
      })),
    copies(entry, copied, context) {
      const made = {
        account: holderOf(entry.token, context)?.id,
        scenario: runtime.store.identity?.scenario ?? '',
        at: pageHere(),
        fields: isCall(entry.call) ? contract[entry.call].fields : {},
      }
      return { Test: asTest(entry, copied, made), Story: asStory(entry, made) }
    },
    everywhere: ['fetch-settings', 'me', 'categories/fetch'],
    // That of `npm run api`, unless the build names a real backend.
    address: import.meta.env.VITE_BACKEND_URL || undefined,
    afterClockMove: () => runtime.mutate(approveDueJobs, 'approve due jobs'),
    scenarios: {
      async save() {
        const token = host.token.get()
        const as = await runtime.read((context) => holderOf(token, context)?.id ?? null)
        return await scenarioFile(runtime, { as, at: pageHere() })
      },
      read(file) {
        const { world, as, at, pins } = readScenario(file, runtime.backend.scenarios)
        return {
          world,
          async enter() {
            if (at === undefined) return undefined
            options.set({ ...options.get(), pins })
            const person = await runtime.read(({ tx }) => (as === null ? undefined : tx.accounts.get(as)))
            host.navigate(at)
            if (person) await logInAs({ admin, host }, person, 'tab')
            else host.begin()
            return person?.name
          },
        }
      },
    },
    words: {
      clock: `Sessions expire after 30 days without use, codes after ${limits.EmailedCode.minutes} minutes, and featuring ends after 30 days. If you move the clock back, later events are dated in the future.`,
      reset:
        'A scenario always begins with the same people and jobs. Everyone is logged out, in all tabs of this browser. Your current data is kept.',
      scenario:
        'For designers and developers: this data, page and login in one file, for stories, tests and npm run api.',
    },
  }
}
