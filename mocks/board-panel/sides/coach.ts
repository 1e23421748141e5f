import { holdingOf, type Step } from '../../engine/data/history.ts'
import { idOf } from '../../engine/data/unit-of-work.ts'
import type { SideName, Sides } from './sides.ts'

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

const words: Record<Stage | 'no job' | 'visitor', Record<SideName, string>> = {
  begun: {
    job_seeker: 'You’re the job seeker: select Apply.',
    recruiter: 'You’re the company: the application will appear here.',
  },
  applied: {
    job_seeker: 'You’ve applied. Now look at the company’s side.',
    recruiter: 'The application is here: change its status.',
  },
  answered: {
    job_seeker: 'The company’s answer is here.',
    recruiter: 'You’ve answered. Now look at the job seeker’s side.',
  },
  'no job': {
    job_seeker: 'You’re the job seeker: the company’s job will be in the search.',
    recruiter: 'You’re the company: post a job, and approve it in the simulator.',
  },
  visitor: {
    job_seeker: 'You’re a visitor: sign up as a job seeker to apply.',
    recruiter: 'You’re a visitor: sign up as a company to post a job.',
  },
}

/** Returns one sentence for each side. */
export function coachWords(
  stage: Stage,
  { people, path }: Pick<Sides, 'people' | 'path'>,
): Record<SideName, string> {
  const of = (side: SideName) => {
    if (people[side] === null) return words.visitor[side]
    // Without a job to apply for, both sides begin at the home page.
    return words[stage === 'begun' && path === '/' ? 'no job' : stage][side]
  }
  return { job_seeker: of('job_seeker'), recruiter: of('recruiter') }
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
