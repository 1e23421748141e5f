/** The shapes of what is generated from the contract: each call's metadata, and the compiled validators. */

/** The contract's `x-access` (rules 6): `public`, `signed-in`, `owner`, or the name of a role. */
export type CallAccess = string

/** What a call does with a token, from the contract's `security`: ignores it, takes it, or needs it. */
export type CallAuth = 'none' | 'optional' | 'required'

/** How a request field travels in form data (rules 3). A boolean is `1` or `0`; `files` are repeated parts. */
export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'json' | 'file' | 'files'

/** One request field of a call, as far as it has to be known to read it from form data. */
export interface CallField {
  readonly kind: FieldKind
  readonly required: boolean
  /** What the field is called in a message to a person: "Due on". */
  readonly label: string
  /** The value that stands in for a missing field, already of the field's own type. */
  readonly default?: string | number
  /** An unusable value is no error; the default stands in for it. */
  readonly lenient?: true
  /** A text that must be one of a fixed set, so that an empty one counts as left out. */
  readonly choice?: true
  /** A password: taken as it was typed, spaces included. */
  readonly secret?: true
  /** The types a file may have, judged by its content: `image/png`. */
  readonly accept?: readonly string[]
  /** The largest size in bytes per kind of file: `{ 'image/*': 5242880 }`. */
  readonly maxBytes?: Readonly<Record<string, number>>
}

/** What the contract says about one call, apart from the schemas of its payload and answer. */
export interface CallContract {
  readonly operationId: string
  readonly tag: string
  readonly access: CallAccess
  readonly auth: CallAuth
  /** Whether success is the JSON envelope or a file; a refusal is JSON in both cases (rules 1). */
  readonly produces: 'json' | 'file'
  readonly fields: Readonly<Record<string, CallField>>
}

export interface ValidationError {
  /** JSON pointer to the broken value (`/book/author/id`); for a missing field to the object that lacks it. */
  readonly instancePath: string
  /** The schema keyword that is broken: `type`, `required`, `minimum`, `additionalProperties` … */
  readonly keyword: string
  /** What the keyword asks for: `{ limit: 1 }`, `{ missingProperty: 'id' }`, `{ additionalProperty: 'pin' }` … */
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}

/** A compiled schema. `errors` belongs to the latest call, and is null when that value was valid. */
export interface Validator {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}
