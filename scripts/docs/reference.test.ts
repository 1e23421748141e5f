import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from '../../mocks/contract/calls.gen.ts'
import { readBody } from '../../mocks/engine/contract/read-body.ts'
import { isCall } from '../../mocks/operation.ts'
import { at, isJson, isObject, type Json, readContract } from '../generate/contract.ts'
import { curlOf, referenceOf } from './reference.ts'

const source = readFileSync('openapi.yaml', 'utf8')
const { calls } = readContract(source)
const upload = v.object({ name: v.string(), blob: v.blob() })

const page = v.parse(v.custom<Json>(isJson), JSON.parse(referenceOf(source)))

/** Splits a command into its words, as a shell does. */
function wordsOf(command: string): string[] {
  const words = command.replaceAll('\\\n', ' ').match(/(?:'[^']*'|\\'|[^\s'\\])+/g) ?? []
  return words.map((word) => word.replaceAll(/'([^']*)'|\\(')/g, '$1$2'))
}

/** Splits a text at the first separator. */
function halves(text: string, separator: string): [string, string] {
  const [first = '', ...rest] = text.split(separator)
  return [first, rest.join(separator)]
}

/** Builds the request that curl sends, for the options of the samples. */
function requestOf(command: string): { request: Request; form: FormData } {
  const form = new FormData()
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=b' })
  const words = wordsOf(command)
  for (const [index, option] of words.entries()) {
    const given = words[index + 1] ?? ''
    const [name, value] = halves(given, '=')
    if (option === '-H') headers.set(...halves(given, ': '))
    if (option === '--form-string') form.append(name, value)
    if (option !== '-F') continue
    const [content = '', type = ''] = value.split(';type=')
    if (content.startsWith('@')) form.append(name, new File(['content'], content.slice(1), { type }))
    else form.append(name, type === '' ? content : new Blob([content], { type }))
  }
  return { request: new Request(words[3] ?? '', { method: 'POST', headers, body: '' }), form }
}

describe('the curl sample', () => {
  it.each(calls)('of $name sends the contract’s example', async (call) => {
    if (!isCall(call.name)) throw new Error(`${call.name} is no call`)
    const { request, form } = requestOf(curlOf(call, 'http://localhost:4000'))
    expect(request.url).toBe(`http://localhost:4000${call.path}`)
    expect(request.headers.has('authorization')).toBe(call.meta.auth === 'required')
    const { body } = await readBody(request, contract[call.name], () => Promise.resolve(form))
    const [example] = call.requestExamples
    for (const [name, value] of Object.entries(isObject(example) ? example : {})) {
      const isFile = call.meta.fields[name]?.kind.startsWith('file')
      const sent = [body[name]].flat().map((one) => (isFile ? v.parse(upload, one).name : one))
      expect(sent).toEqual([value].flat())
    }
  })

  it('quotes what the shell and curl would read otherwise', () => {
    const call = calls.find(({ name }) => name === 'register')
    if (!call) throw new Error('There is no call register')
    for (const name of ["O'Neil", '@home', 'a;type=b', '"quoted"', 'two\nlines', '$HOME `x`']) {
      const command = curlOf({ ...call, requestExamples: [{ name }] }, '')
      expect(requestOf(command.replace('POST ', 'POST http://x')).form.get('name')).toBe(name)
    }
  })
})

describe('the contract for the reference page', () => {
  it('says each assumption once, in a line of the description', () => {
    expect(at(page, 'paths', '/api/logout', 'post', 'description')).toBe(
      'Ends this session only. The account\'s other sessions continue.\n\n<small style="opacity: 0.7">Access: signed-in.</small>\n\n<small style="opacity: 0.7">Assumed (sessions.end). Behaviour: the effect of logging out on the server is not specified; it ends one token.</small>',
    )
    const reasons = source.match(/x-assumed-reason:/g) ?? []
    expect(JSON.stringify(page).match(/>Assumed \(/g)).toHaveLength(reasons.length)
  })

  it('has no other keys of its own, and no JSON sample of a form', () => {
    const text = JSON.stringify(page)
    expect(text.replaceAll('"x-codeSamples":', '')).not.toMatch(/"x-[a-z-]+":/i)
    const forms = calls.map(({ path }) =>
      at(page, 'paths', path, 'post', 'requestBody', 'content', 'multipart/form-data'),
    )
    expect(forms.filter((form) => isObject(form) && 'example' in form)).toEqual([])
  })
})

it('the template of the page lets it ask no host', () => {
  const template = readFileSync('scripts/docs/reference.html', 'utf8')
  const [, policy = ''] = /Content-Security-Policy"\s+content="([^"]*)"/.exec(template) ?? []
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).not.toMatch(/https?:|\*|'self'/)
})
