export type FieldErrors = Record<string, string[]>

/** The simulated backend says no: the call's unit of work is dropped and the envelope of rules 1–2 goes out. */
export class Refused extends Error {
  override name = 'Refused'
  /** HTTP status: 200 for business refusals, 401, 413, 429, 501, 507 where rules 2 or HTTP ask for it. */
  readonly httpStatus: number
  readonly errors: FieldErrors | undefined
  /** Whether what the call changed before it was refused is kept: counted wrong tries, for instance (rules 9). */
  readonly keepChanges: boolean

  constructor(
    message: string,
    options: { httpStatus?: number; errors?: FieldErrors; keepChanges?: boolean } = {},
  ) {
    super(message)
    this.httpStatus = options.httpStatus ?? 200
    this.errors = options.errors
    this.keepChanges = options.keepChanges ?? false
  }
}

export function refuseField(field: string, message: string): Refused {
  return new Refused(message, { errors: { [field]: [message] } })
}

/** No token, or a dead one (rules 2, 12). */
export function sessionOver(): Refused {
  return new Refused('Your session is over. Please log in again.', { httpStatus: 401 })
}

/** An answer of the simulator that its own contract does not allow. A defect of the simulator. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
  /** Each violation as `/path/of/field must …`. */
  readonly violations: readonly string[]

  constructor(call: string, violations: readonly string[]) {
    super(`The answer of ${call} breaks the contract: ${violations.join('; ')}`)
    this.violations = violations
  }
}
