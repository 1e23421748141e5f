import { Refused, sessionOver } from '../base/errors.ts'
import { fileName } from '../base/file-name.ts'
import { mediaTypeOf } from '../contract/files.ts'
import { checkFiles, fieldErrors, isForm, readBody } from '../contract/read-body.ts'
import type { CallContract, Validator } from '../contract/types.ts'
import { sentFields } from '../network/trace.ts'
import { envelope, jsonResponse, type Style } from './answers.ts'
import { archive } from './archive.ts'
import type { Convention } from './convention.ts'
import { type FileAnswer, isFileAnswer } from './operation.ts'
import type { BoundContract, CompiledContract } from './types.ts'

/** Returns the contract of a backend from the generated code of one that follows the house's convention. */
export function houseContract<Calls extends Readonly<Record<string, CallContract>>>(
  compiled: CompiledContract<Calls>,
): BoundContract<Calls> {
  return { calls: compiled.calls, convention: (style) => conventionOf(compiled, style) }
}

/** The house's convention: `POST /api/<name>` with form data, answered with an envelope or a file. */
function conventionOf(
  { calls, requests, answers, refusal }: CompiledContract<Readonly<Record<string, CallContract>>>,
  style: Partial<Style> = {},
): Convention {
  const styled = { ...envelope, ...style }
  return {
    style: styled,
    prefix: 'api/',
    method: 'POST',
    headers: null,
    bodySize: 64 * 1024,
    find(path, method) {
      const call = path.replace(/^api\//, '')
      const contract = Object.hasOwn(calls, call) ? calls[call] : undefined
      if (!contract) throw new Refused(`There is no call /api/${call}.`, { httpStatus: 404 })
      if (method !== 'POST') throw new Refused('Send calls with POST.', { httpStatus: 405 })
      return { call, contract, path: {} }
    },
    unauthenticated: sessionOver,
    async read({ contract }, request, readForm, noted) {
      if (!isForm(request.headers)) noted.payload = []
      return await readBody(request, contract, async () => {
        const form = await readForm()
        noted.payload = sentFields(form, contract)
        return form
      })
    },
    fieldsOf: (body) => body,
    contextOf: (body) => ({ body }),
    check({ call, contract }, body) {
      const validate: Validator | undefined = requests[call]
      const ofSchema = !validate || validate(body) ? {} : fieldErrors(validate.errors ?? [], contract)
      const errors = { ...ofSchema, ...checkFiles(body, contract) }
      const [first] = Object.values(errors).flat()
      if (first !== undefined) throw new Refused(first, { errors })
    },
    async answer({ call }, result, _request, file) {
      if (isFileAnswer(result)) return { response: await fileAnswered(result, file), violations: [] }
      const answer = styled.answer(result, { call, httpStatus: 200 })
      return { response: jsonResponse(answer), violations: violationsOf(answers[call], answer), answer }
    },
    statusOf: (httpStatus) => httpStatus,
    brokenBy(call, _httpStatus, answer) {
      const isRefusal =
        typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'error'
      return violationsOf(isRefusal ? refusal : answers[call], answer)
    },
  }
}

/** Returns how an answer violates a schema: each place with what it must be. */
export function violationsOf(validate: Validator | undefined, answer: unknown): string[] {
  if (!validate || validate(answer)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = params['additionalProperty']
    return `${instancePath || '/'} ${message}${typeof extra === 'string' ? ` (${extra})` : ''}`
  })
}

/** Returns the response with stored files. @throws Refused if one is missing */
export async function fileAnswered(
  answer: FileAnswer,
  file: (name: string) => Promise<Blob | undefined>,
): Promise<Response> {
  const headers = {
    'content-type': answer.bare ? mediaTypeOf(answer.name) : 'application/zip',
    'content-disposition': disposition(fileName(answer.name)),
    'cache-control': 'no-store',
  }
  return new Response(await archive(answer, file), { headers })
}

/** Builds a `content-disposition` that handles names in any script (RFC 6266). */
function disposition(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
