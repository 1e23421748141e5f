import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { longestText, maxParts } from '../../contract/read-body.ts'
import type { CallContract } from '../../contract/types.ts'
import { bytesOf } from './exchange.ts'
import { Refused, tooLarge } from '../../base/errors.ts'
import { isDiskFull } from '../../storage/sqlite.ts'
import { StorageFull } from '../../storage/storage.ts'

const megabyte = 1_048_576

/** Maximum size of a file for which the contract has none, in bytes. */
const usualFile = 10 * megabyte

/** Derives the limits of a call's requests from its contract, in bytes. Calls that require no login accept less text. */
export function uploadLimits({ auth, fields }: Pick<CallContract, 'auth' | 'fields'>) {
  const files = new Map(Object.entries(fields).filter(([, { kind }]) => kind === 'file' || kind === 'files'))
  const sizes = [...files.values()].flatMap(({ maxBytes = { '*/*': usualFile } }) => [
    megabyte,
    ...Object.values(maxBytes),
  ])
  const isFile = (field: string) => files.has(field)
  const isUnlimited = (field: string) => isFile(field) && files.get(field)?.maxBytes === undefined
  const largestFile = Math.max(0, ...sizes)
  const textSize = (auth === 'required' ? 8 : 2) * megabyte
  // Room for ten of the largest files and twice the text.
  const bodySize = 10 * largestFile + 2 * textSize
  return { isFile, largestFile, isUnlimited, textSize, bodySize }
}

const partLimits = {
  fieldSize: longestText,
  fieldNameSize: 200,
  // One more than accepted, so that the call itself refuses too many. `parts` doesn't limit URL-encoded forms.
  parts: maxParts + 1,
  fields: maxParts + 1,
  headerPairs: 50,
  headerSize: 16_384,
}

/**
 * Reads the form of a request. Its files are streamed to disk and read from there.
 * @param folder for its files
 * @param paths receives the path of each file, which the caller deletes
 * @throws Refused if the form is too large or the disk is full
 * @throws Error if the form is invalid or the client hung up
 */
export async function readForm(
  request: IncomingMessage,
  limits: ReturnType<typeof uploadLimits>,
  folder: string,
  paths: string[],
): Promise<FormData> {
  const form = new FormData()
  /** The parts, in order. The promise for a file resolves when the file is on disk. */
  const parts: Promise<[name: string, value: string | File]>[] = []
  const end = new AbortController()
  /** The first error. Aborting makes everything else fail too, with less specific errors. */
  let reason: unknown
  const giveUp = (why: unknown) => {
    reason ??= why
    end.abort()
  }
  let texts = 0

  const parser = new Busboy({
    headers: { ...request.headers, 'content-type': request.headers['content-type'] ?? '' },
    preservePath: true,
    // As in browsers, a part with a file name is a file; here, so is a nameless one if the contract says so.
    isPartAFile: (name, _type, fileName) => fileName !== undefined || limits.isFile(written(name ?? '')),
    // One byte more than allowed: a larger file is cut off but still too large, so that the call itself refuses it.
    limits: { ...partLimits, fileSize: Math.max(limits.largestFile, longestText) + 1 },
  })
  parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
    texts += Buffer.byteLength(value)
    if (isCut) giveUp(tooLarge('A field of the form', partLimits.fieldSize))
    else if (texts > limits.textSize) giveUp(tooLarge('The form', limits.textSize))
    else if (name === undefined) giveUp(new Error('A part has no name'))
    else parts.push(Promise.resolve([written(name), value]))
  })
  parser.on('file', (name: string | undefined, content, fileName: string | undefined, _encoding, type) => {
    const path = join(folder, randomUUID())
    paths.push(path)
    if (name === undefined) giveUp(new Error('A part has no name'))
    const file = async (): Promise<[string, File]> => {
      await pipeline(content, createWriteStream(path), { signal: end.signal })
      // The call itself refuses a file of a field with a limit.
      if (content.truncated && limits.isUnlimited(written(name ?? '')))
        throw tooLarge('A file', limits.largestFile)
      const blob = await openAsBlob(path, { type })
      return [written(name ?? ''), new File([blob], written(fileName ?? ''), { type })]
    }
    const part = file()
    part.catch(giveUp)
    parts.push(part)
  })
  try {
    await pipeline(bytesUpTo(limits.bodySize, request), parser, { signal: end.signal })
    for (const [name, value] of await Promise.all(parts)) form.append(name, value)
    if (reason !== undefined) throw reason
    return form
  } catch (error) {
    giveUp(error)
    await Promise.allSettled(parts)
    throw isDiskFull(reason)
      ? new Refused(new StorageFull('The server').message, { httpStatus: 507 })
      : reason
  }
}

/** Yields the bytes of a form. @throws Refused if they exceed a limit */
async function* bytesUpTo(limit: number, request: IncomingMessage): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of bytesOf(request)) {
    size += chunk.length
    if (size > limit) throw tooLarge('The form', limit)
    yield chunk
  }
}

/** Decodes a name from a part's header, which can't contain quotes or line breaks. */
function written(name: string): string {
  return name.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n')
}
