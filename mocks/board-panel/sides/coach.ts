import type { Step } from '../../engine/data/history.ts'
import { idOf } from '../../engine/data/unit-of-work.ts'
import { holdingOf } from '../holding.ts'
import { sideNames, type Sides } from './sides.ts'

/** How far the sides have come: nothing yet, an application, an answer to it. */
export type Stage = 'begun' | 'applied' | 'answered'

export interface Coaching {
  stage: Stage
  /** The application in question; undefined before there is one. */
  application: number | undefined
}

/**
 * Returns how far both sides have come.
 * @param history the changes since the page opened
 * @param since the number of the last change before the sides appeared
 */
export function coachingOf(history: readonly Step[], since: number): Coaching {
  const steps = holdingOf(history).filter(({ head }) => head > since)
  const applied = steps.findLast(({ origin }) => origin?.what === 'jobs/apply')
  const added = applied?.undo.find(({ table }) => table === 'applications')
  if (!applied || !added) return { stage: 'begun', application: undefined }
  const application = idOf(added)
  const isAnswered = steps.some(
    ({ origin, undo }) =>
      origin?.what === 'jobs/change-application-status' &&
      undo.some((change) => change.table === 'applications' && idOf(change) === application),
  )
  return { stage: isAnswered ? 'answered' : 'applied', application }
}

const words: Record<Stage | 'no job' | 'visitor', string> = {
  begun: 'Two people, one window: apply as the job seeker, and the company has it at once.',
  applied: 'The company has the application. Under Recruiter, change its status.',
  answered: 'Both sides show the company’s answer. Nothing was sent to anyone real.',
  'no job': 'The company has no open job. Under Recruiter, post one; approve it in the Simulator.',
  visitor: 'One side is a visitor. Log in there, or choose a person above it.',
}

/** Returns what both sides show, and what to do next. */
export function sidesWords(history: readonly Step[], { people, path, since }: Sides): string {
  if (sideNames.some((side) => people[side] === null)) return words.visitor
  const { stage } = coachingOf(history, since)
  // Without a job to apply for, both sides begin at the home page.
  return words[stage === 'begun' && path === '/' ? 'no job' : stage]
}

/** Returns what to point at on a side: the Apply button, the new applicant's row, or the answered application. */
export function targetOf(page: Document, stage: Stage, applicant: string): Element | undefined {
  const all = (selector: string) => [...page.querySelectorAll(selector)]
  if (stage === 'begun') return all('main form button[type=submit]').find(hasText('Apply'))
  if (stage === 'applied') return all('main [role=row], main li').find(hasText(applicant))
  return all('main section').find(
    (section) => section.querySelector('h2')?.textContent === 'Your application',
  )
}

const hasText = (text: string) => (element: Element) => element.textContent.includes(text)
