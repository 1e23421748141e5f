import { describe, expect, it } from 'vitest'
import type { Step } from '../../engine/data/history.ts'
import { firstGuide, type Guide, ticked } from './stories.ts'

const begun: Guide = { ...firstGuide, story: 'apply', epoch: 'a', since: 10 }
const step = (head: number, what: string): Step => ({ head, undo: [], origin: { who: 'Ada', what, at: 0 } })
const alone = { history: [], type: undefined, isBothSides: false }

describe('a guided story', () => {
  it('waits for a login', () => {
    const applied = { ...alone, history: [step(11, 'jobs/apply')] }
    expect(ticked(begun, alone)).toBe(begun)
    expect(ticked(begun, { ...applied, type: 'job_seeker' }).done).toBe(1)
    expect(ticked(begun, { ...applied, type: 'recruiter' }).done).toBe(2)
  })

  it('counts only changes made after it began, and in order', () => {
    const at = (...history: Step[]) => ticked(begun, { ...alone, history })
    expect(at(step(9, 'jobs/apply')).done).toBe(0)
    expect(at(step(11, 'jobs/apply'))).toMatchObject({ done: 1, since: 11 })
    expect(at(step(11, 'jobs/change-application-status')).done).toBe(0)
  })

  it('goes back to before a step whose change was undone', () => {
    const history = [step(11, 'jobs/apply'), step(12, 'jobs/change-application-status')]
    const both = (steps: readonly Step[], guide = begun) =>
      ticked(guide, { ...alone, history: steps, isBothSides: true })
    const three = both(history)
    expect(three.done).toBe(4)
    const undone = [...history, { ...step(13, 'back'), back: 12 }]
    // The login before it needs no change.
    expect(both(undone, three)).toMatchObject({ done: 2, since: 11 })
    expect(both([...history, { ...step(13, 'back'), back: 11 }], three)).toMatchObject({ done: 0, since: 10 })
    const again = [...undone, step(14, 'jobs/change-application-status')]
    expect(both(again, both(undone, three))).toMatchObject({ done: 4, since: 14 })
  })
})
