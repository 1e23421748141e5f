export type FieldErrors = Record<string, string[]>

/** Refuses a call: the engine discards its changes (see `keepChanges`) and sends a refusal. */
export class Refused extends Error {
  override name = 'Refused'
  /** 200, unless the refusal has a status of its own. An open contract makes 422 of it. */
  readonly httpStatus: number = 200
  readonly errors: FieldErrors | undefined
  /** Seconds until another attempt makes sense, sent as `Retry-After`. */
  readonly retryAfter: number | undefined
  /** Other headers of the answer: `{ allow: 'GET' }`. */
  readonly headers: Readonly<Record<string, string>> | undefined
  /** Whether the call's changes are committed nevertheless, such as the count of failed attempts. */
  readonly keepChanges: boolean = false

  constructor(
    message: string,
    options: Partial<Pick<Refused, 'httpStatus' | 'errors' | 'retryAfter' | 'headers' | 'keepChanges'>> = {},
  ) {
    super(message)
    Object.assign(this, options)
  }
}

export function refuseField(field: string, message: string): Refused {
  return new Refused(message, { errors: { [field]: [message] } })
}

/** Returns the refusal of a body that is too large. @param limit in bytes */
export function tooLarge(what: string, limit: number): Refused {
  const size = limit < 1_048_576 ? `${limit / 1024} kB` : `${Math.floor(limit / 1_048_576)} MB`
  return new Refused(`${what} is larger than ${size}.`, { httpStatus: 413, errors: {} })
}

/** Returns the refusal of a call without a valid token. */
export function sessionOver(): Refused {
  return new Refused('Your session has expired. Please log in again.', { httpStatus: 401 })
}

/** An answer that breaks the simulator's own contract: a defect. */
export class ContractViolation extends Error {
  override name = 'ContractViolation'
  /** Each violation as `/path/of/field must …`. */
  readonly violations: readonly string[]

  constructor(call: string, violations: readonly string[]) {
    super(`The answer of ${call} breaks the contract: ${violations.join('; ')}`)
    this.violations = violations
  }
}
