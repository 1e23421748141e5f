/** Types of the code generated from an open contract: any OpenAPI 3.0 or 3.1 document, as it is published. */
import type { CallContract, Validator } from '../contract/types.ts'
import type { Does, Resource, Samples } from './unwritten-types.ts'

/**
 * How text becomes a value of a schema's type: the scalar types to try, in order and separated by `|`
 * (`integer|null|string`; other text stays text), or the shape of a list's items or an object's fields.
 */
export type Shape =
  | string
  | { readonly items: Shape }
  | { readonly fields: Readonly<Record<string, Shape>>; readonly rest?: Shape }

/** A value of a request as text. `json` is not a style of OpenAPI; it means `content: application/json`. */
export interface Encoding {
  readonly style:
    | 'simple'
    | 'label'
    | 'matrix'
    | 'form'
    | 'spaceDelimited'
    | 'pipeDelimited'
    | 'deepObject'
    | 'json'
  readonly explode: boolean
  readonly shape: Shape
}

export interface OpenParam extends Encoding {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
}

/** How a body of one media type is read: as JSON, as text, as a file, or as a form with these fields. */
export type OpenBody = 'json' | 'text' | 'file' | { readonly fields: Readonly<Record<string, FormField>> }

/** How a field of a form is read. One with an encoding and `file` may be either. */
export type FormField = (Encoding & { readonly file?: 'file' | 'files' }) | 'file' | 'files'

/** One operation of an open contract. `CallContract.fields` has the files of its form, for a server's limits. */
export interface OpenCall extends CallContract {
  /** In lower case: `get`. */
  readonly method: string
  /** The template in the contract: `/books/{id}`. */
  readonly path: string
  readonly params: readonly OpenParam[]
  /** The bodies it takes, by media type in lower case without parameters: `application/json`, `image/*`. */
  readonly bodies: Readonly<Record<string, OpenBody>>
  /** The names of parameters and fields of the body that always have a value, because they have a default. */
  readonly defaults: { readonly query: readonly string[]; readonly body: readonly string[] }
  /** The names of parameters and of fields at any depth that the contract calls a password or `writeOnly`. */
  readonly secrets?: readonly string[]
  /** The media types of its answers, by status: `{ 200: ['application/json'], 204: [], '4XX': […], default: […] }`. */
  readonly answers: Readonly<Record<string, readonly string[]>>
}

/** Where callers show who they are, from `components.securitySchemes`. */
export type Scheme =
  /** `Authorization: <scheme> <token>`; the scheme is in lower case. */
  | { readonly in: 'authorization'; readonly scheme: string }
  | { readonly in: 'header' | 'query' | 'cookie'; readonly name: string }

/** What is loaded for the calls with a tag. */
export interface OpenPart {
  /**
   * Validators of `{ path, query, header, cookie, body }` by call and media type of the body; that for a request without
   * a body is under `''`. They add defaults.
   */
  readonly requests: Readonly<Record<string, Readonly<Record<string, Validator>>>>
  /** Validators of answers and refusals with JSON, by call and status as in `OpenCall.answers`. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Validator>>>>
  /** Answers by call. */
  readonly samples: Readonly<Record<string, Samples>>
}

/** An open contract as the generator compiles it. */
export interface OpenContract<
  Calls extends Readonly<Record<string, OpenCall>> = Readonly<Record<string, OpenCall>>,
> {
  /** What precedes the paths of calls, from `servers`: `/api/v2`. */
  readonly prefix: string
  /** The addresses of the servers on the web, without a slash at the end: `https://example.com/api/v2`. */
  readonly servers: readonly string[]
  readonly schemes: readonly Scheme[]
  readonly calls: Calls
  /** Loads what is needed for calls, by `OpenCall.tag`. */
  readonly parts: Readonly<Record<string, () => Promise<OpenPart>>>
  /** What calls without an operation are about, by the name of the table. */
  readonly resources: Readonly<Record<string, Resource>>
  /** What calls do with resources. Other calls change nothing. */
  readonly does: Readonly<Record<string, Does>>
}
