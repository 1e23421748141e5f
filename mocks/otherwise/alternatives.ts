import type { Alternatives } from '../engine/backend.ts'
import type { JobBoard } from '../operation.ts'
import { otherAnswer } from './answers.ts'
import { otherForm } from './forms.ts'
import { otherRefusal } from './refusals.ts'

/**
 * The alternatives to the contract's assumptions about messages: how to read forms, and how to write answers and
 * refusals. Alternatives to rules, such as the page size, are in the code of the rules, behind `otherwise.has`.
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
