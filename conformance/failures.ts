import type { AssumptionId } from '../mocks/assumptions.ts'
import type { CallName } from '../mocks/operation.ts'

/** Thrown if the backend doesn't do what a check expects. */
export class Failed extends Error {
  override name = 'Failed'
  /** The call that failed, if it is known. Otherwise, the failure counts against the call of the check. */
  readonly call: CallName | undefined
  /** The assumption that the backend reverses here, if that is all that is the matter. */
  readonly reverses: AssumptionId | undefined

  constructor(message: string, call?: CallName, reverses?: AssumptionId) {
    super(message)
    this.call = call
    this.reverses = reverses
  }
}

/** Thrown if a check cannot run. */
export class NotChecked extends Error {
  override name = 'NotChecked'
}

/** Thrown if the backend lacks something optional. */
export class NotOffered extends Error {
  override name = 'NotOffered'
}
