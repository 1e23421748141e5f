/** Types of what the generator knows of calls that nobody has written. */

/** A resource: its rows are the items of calls, by their key. */
export interface Resource {
  /** The path of its collection: `/owners/{owner}/things`. */
  readonly path: string
  /** The field of the item with the key; without one, the key is only in the path. */
  readonly key?: string
  /** Other fields by whose value a path may name an item: an "id or email". */
  readonly also?: readonly string[]
  /** An item with every field that an answer of its calls documents. New items begin as one, too. */
  readonly sample: Readonly<Record<string, unknown>>
}

/** What a call does with a resource. */
export interface Does {
  /** The name of the resource. */
  readonly to: string
  readonly what: 'list' | 'create' | 'read' | 'replace' | 'change' | 'remove'
  /** The parameter of the path with the item's key. A list or creation has none; any other call then has it in its body. */
  readonly key?: string
  /**
   * The parameter of the path with the key of what the items belong to, and the resource of that, if it is one. One
   * resource may be at several paths: `/things/{id}`, `/owners/{owner}/things`.
   */
  readonly within?: { readonly table?: string; readonly param: string }
  /** The status of the answer with the item or the list, as in `OpenCall.answers`: `200`. */
  readonly status: string
  /** The steps to the item or the list in the answer, such as `['data']`; null if the answer has neither. */
  readonly at: readonly string[] | null
  /** The steps to the item in the request's body. */
  readonly from?: readonly string[]
  /** The field of the sent item with its key, if that is called otherwise there: `role_id` for the `id` of a role. */
  readonly given?: string
}

/**
 * Bodies that fit the contract and lack no documented field, by status as in `OpenCall.answers`. The first is the usual
 * one. Texts are of media types that aren't JSON.
 */
export type Samples = Readonly<Record<string, readonly Sample[]>>

export interface Sample {
  /** The name of the contract's example, or `''`. */
  readonly name: string
  readonly of: 'example' | 'schema'
  readonly body: unknown
}
