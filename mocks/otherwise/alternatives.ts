import type { Alternatives } from '../engine/backend.ts'
import type { JobBoard } from '../operation.ts'
import { otherAnswer } from './answers.ts'
import { otherForm } from './forms.ts'
import { otherRefusal } from './refusals.ts'

/**
 * The assumptions of the contract, turned round: forms that mean something else, answers and refusals that are written in
 * another way. What a rule rests on (the form of a code, the size of a page) is looked up in `rules/` and `services/`.
 */
export const otherwise: Alternatives<JobBoard> = {
  read: otherForm,
  write(outgoing, chosen) {
    const { httpStatus, envelope } = outgoing
    const answered = envelope['status'] === 'success' ? otherAnswer(outgoing, chosen) : envelope
    const isRefusal = answered['status'] === 'error'
    return isRefusal
      ? otherRefusal({ ...outgoing, envelope: answered }, chosen)
      : { httpStatus, envelope: answered }
  },
  sharesFiles: (chosen) => !chosen.has('files.origin'),
}
