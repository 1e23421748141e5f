/** Types of the generated code: each call's metadata and the compiled validators. */

/** Whether a call ignores, accepts or requires a token, from the contract's `security`. */
export type CallAuth = 'none' | 'optional' | 'required'

/** The encoding of a request field in form data. A boolean is `1` or `0`; `files` are repeated parts. */
export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'json' | 'file' | 'files'

/** The metadata needed to read one request field from form data. */
export interface CallField {
  readonly kind: FieldKind
  readonly required: boolean
  /** The field's name in messages: "Due on". */
  readonly label: string
  /** Replaces a missing value. */
  readonly default?: string | number
  /** The default also replaces unusable values. */
  readonly lenient?: true
  /** One of a fixed set of strings: an empty one counts as missing. */
  readonly choice?: true
  /** An email address: read without what can't be seen. */
  readonly email?: true
  /** A password, or what no answer has: not trimmed, and masked in logs and copies. */
  readonly secret?: true
  /** The longest text, or the longest in a list or object, in characters. */
  readonly maxLength?: number
  /** Accepted media types, checked by content: `image/png`. */
  readonly accept?: readonly string[]
  /** Maximum size in bytes per media type: `{ 'image/*': 5242880 }`. */
  readonly maxBytes?: Readonly<Record<string, number>>
}

/** The contract's metadata for one call, without its schemas. */
export interface CallContract {
  readonly operationId: string
  readonly tag: string
  /** The contract's `x-access`: `public`, `signed-in`, `owner` or the name of a role. */
  readonly access: string
  readonly auth: CallAuth
  /** The type of a successful answer; refusals are always JSON. */
  readonly produces: 'json' | 'file'
  readonly fields: Readonly<Record<string, CallField>>
}

export interface ValidationError {
  /** JSON pointer to the invalid value (`/book/author/id`), or to the object that lacks a field. */
  readonly instancePath: string
  /** The violated schema keyword: `type`, `required`, `minimum`, `additionalProperties` … */
  readonly keyword: string
  /** Parameters of the keyword: `{ limit: 1 }`, `{ missingProperty: 'id' }`, `{ additionalProperty: 'pin' }` … */
  readonly params: Readonly<Record<string, unknown>>
  readonly message: string
}

/** A compiled schema. `errors` belongs to the most recent call; null if the value was valid. */
export interface Validator {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}
