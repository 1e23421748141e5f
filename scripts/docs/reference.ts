import { type Call, readContract } from '../generate/contract.ts'
import { at, isList, isObject, type Json, type JsonObject, textsOf } from '../generate/json.ts'

/** A description that is written into the page's HTML as it is. */
const muted = (text: string) => `<small style="opacity: 0.7">${text}</small>`

/**
 * Returns the contract for the reference page, as JSON: each `x-` key becomes one line of the description, and each call
 * has a command for curl instead of a sample of JSON, which no call takes.
 * @param source the text of openapi.yaml
 */
export function referenceOf(source: string): string {
  const { document, calls } = readContract(source)
  const server = isList(document['servers']) ? at(document['servers'][0], 'url') : undefined
  const samples = new Map(calls.map((call) => [call.meta.operationId, curlOf(call, textOf(server))]))
  return JSON.stringify(readable(document, samples))
}

function readable(value: Json, samples: ReadonlyMap<string, string>): Json {
  if (isList(value)) return value.map((one) => readable(one, samples))
  if (!isObject(value)) return value
  const notes = notesOf(value)
  const sample = samples.get(textOf(value['operationId']))
  const entries = Object.entries(value)
    .filter(([key]) => !key.startsWith('x-'))
    .map(([key, one]) => [key, isExample(key) ? one : readable(withoutSample(key, one), samples)] as const)
  const { description } = value
  const text = [typeof description === 'string' ? description : '', ...notes.map(muted)].filter(Boolean)
  return {
    ...Object.fromEntries(entries),
    ...(notes.length > 0 && { description: text.join('\n\n') }),
    ...(sample !== undefined && { 'x-codeSamples': [{ lang: 'curl', label: 'curl', source: sample }] }),
  }
}

/** Removes the example of a form, whose JSON the page would offer beside curl. */
function withoutSample(mediaType: string, value: Json): Json {
  if (mediaType !== 'multipart/form-data' || !isObject(value)) return value
  const { example: _, ...rest } = value
  return rest
}

const isExample = (key: string) => key === 'example' || key === 'examples'

/** Returns what the `x-` keys of an operation, a schema or a response say. */
function notesOf(value: JsonObject): string[] {
  const { 'x-access': access, 'x-owner': owners, 'x-max-bytes': sizes, 'x-lenient': lenient } = value
  const { 'x-assumed-reason': reason, 'x-assumption': one, 'x-assumptions': several } = value
  const ids = [...textsOf(several), textOf(one)].filter(Boolean).join(', ')
  const roles = textsOf(owners).join(', ')
  const largest = Object.entries(isObject(sizes) ? sizes : {}).map(
    ([type, size]) => `${type} ${Number(size) / 1_048_576} MB`,
  )
  return [
    ...(typeof access === 'string' ? [`Access: ${access}${roles && ` (${roles})`}.`] : []),
    ...(largest.length > 0 ? [`At most ${largest.join(', ')}.`] : []),
    ...(lenient === undefined ? [] : [`An unusable value counts as ${textOf(lenient)}.`]),
    ...(typeof reason === 'string' ? [`Assumed (${ids}). ${reason}`] : []),
  ]
}

/** Returns a command that makes a call with the contract's example. */
function curlOf({ path, meta, requestExamples }: Call, server: string): string {
  const [example] = requestExamples
  const fields = isObject(example) ? Object.entries(example) : []
  return [
    `curl -X POST ${server}${path}`,
    ...(meta.auth === 'required' ? [`-H ${quoted('Authorization: Bearer TOKEN')}`] : []),
    ...fields.flatMap(([name, value]) => {
      const { kind = 'text', accept: [type] = [] } = meta.fields[name] ?? {}
      if (kind === 'file' || kind === 'files') {
        const files = isList(value) ? value : [value]
        return files.map((file) => `-F ${quoted(`${name}=@${textOf(file)};type=${type ?? ''}`)}`)
      }
      const text = textOf(value)
      // curl gives these characters a meaning in -F.
      const isPlain = !/^[@<"]|;/.test(text)
      if (kind === 'json' && isPlain) return [`-F ${quoted(`${name}=${text};type=application/json`)}`]
      return [`${isPlain ? '-F' : '--form-string'} ${quoted(`${name}=${text}`)}`]
    }),
    ...(meta.produces === 'file' ? ['-OJ'] : []),
  ].join(' \\\n  ')
}

/** Returns a text unchanged, and any other value as JSON. */
function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
