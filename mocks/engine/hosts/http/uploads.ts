import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { maxParts } from '../../contract/read-body.ts'
import type { CallContract } from '../../contract/types.ts'
import { bytesOf } from './exchange.ts'
import { Refused } from '../../call/errors.ts'
import { isDiskFull } from '../../storage/sqlite.ts'

const megabyte = 1_048_576

/** Size limits of one call's requests, in bytes. */
export interface UploadLimits {
  largestFile: number
  /** Total size of the form's texts. */
  textSize: number
  /** Ten of the largest files, plus the form. */
  bodySize: number
}

const maxFiles = 10

/** Derives the limits from a call's contract. Public calls accept less, and no files. */
export function uploadLimits({ auth, fields }: Pick<CallContract, 'auth' | 'fields'>): UploadLimits {
  const sizes = Object.values(fields).flatMap(({ kind, maxBytes = {} }) =>
    kind === 'file' || kind === 'files' ? [megabyte, ...Object.values(maxBytes)] : [],
  )
  const largestFile = Math.max(0, ...sizes)
  const textSize = (auth === 'required' ? 8 : 2) * megabyte
  return { largestFile, textSize, bodySize: maxFiles * largestFile + 2 * textSize }
}

const partLimits = {
  fieldSize: megabyte,
  fieldNameSize: 200,
  // One more than accepted, so that the refusal can say so. `parts` doesn't limit URL-encoded forms.
  parts: maxParts + 1,
  fields: maxParts + 1,
  files: maxFiles + 1,
  headerPairs: 50,
  headerSize: 16_384,
}

const noRoom = 'The server has no room left to save this. Nothing was changed. Delete a file, then try again.'

/** Returns the refusal of a body that is too large. */
export function tooLarge(what: string, limit: number): Refused {
  const size = limit < megabyte ? `${limit / 1024} kB` : `${Math.floor(limit / megabyte)} MB`
  return new Refused(`${what} is larger than ${size}.`, { httpStatus: 413, errors: {} })
}

/** The form of one request. Its files are streamed to disk. */
export class Upload {
  readonly #request: IncomingMessage
  readonly #folder: string
  readonly #limits: UploadLimits
  readonly #paths: string[] = []

  /** @param folder for the files until `discard` */
  constructor(request: IncomingMessage, folder: string, limits: UploadLimits) {
    this.#request = request
    this.#folder = folder
    this.#limits = limits
  }

  /**
   * Reads the form. Its files stay on disk until they are read.
   * @throws Refused if it is too large or the disk is full
   * @throws Error if it is invalid or the client hung up
   */
  async form(): Promise<FormData> {
    const form = new FormData()
    /** Functions that add each part to the form, in order. */
    const parts: (() => Promise<void> | void)[] = []
    const writing: Promise<void>[] = []
    const end = new AbortController()
    /** The first error, unless it is the parser's. */
    let reason: unknown
    const giveUp = (why: unknown) => {
      reason ??= why
      end.abort()
    }
    let texts = 0

    const parser = new Busboy({
      headers: { ...this.#request.headers, 'content-type': this.#request.headers['content-type'] ?? '' },
      preservePath: true,
      // Like browsers: a part is a file if and only if it has a file name.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      // One byte more than allowed: a larger file is cut off but still too large, so that the call itself refuses it.
      limits: { ...partLimits, fileSize: this.#limits.largestFile + 1 },
    })
    parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
      texts += value.length
      if (isCut) giveUp(tooLarge('A field of the form', partLimits.fieldSize))
      else if (texts > this.#limits.textSize) giveUp(tooLarge('The form', this.#limits.textSize))
      else if (name === undefined) giveUp(new Error('A part has no name'))
      else parts.push(() => form.append(written(name), value))
    })
    parser.on('file', (name: string | undefined, content, fileName, _encoding, type) => {
      const path = join(this.#folder, randomUUID())
      this.#paths.push(path)
      writing.push(pipeline(content, createWriteStream(path), { signal: end.signal }).catch(giveUp))
      if (name === undefined) giveUp(new Error('A part has no name'))
      else {
        parts.push(async () => {
          const blob = await openAsBlob(path, { type })
          form.append(written(name), new File([blob], written(fileName), { type }))
        })
      }
    })
    try {
      await pipeline(this.#body(), parser, { signal: end.signal })
      await Promise.all(writing)
      if (reason !== undefined) throw reason
      for (const add of parts) await add()
      return form
    } catch (error) {
      giveUp(error)
      await Promise.all(writing)
      throw isDiskFull(reason) ? new Refused(noRoom, { httpStatus: 507 }) : reason
    }
  }

  /** Deletes the files. */
  async discard(): Promise<void> {
    await Promise.allSettled(this.#paths.map((path) => rm(path, { force: true })))
  }

  /** Yields the body's bytes, up to the limit. */
  async *#body(): AsyncGenerator<Uint8Array> {
    let size = 0
    for await (const chunk of bytesOf(this.#request)) {
      size += chunk.length
      if (size > this.#limits.bodySize) throw tooLarge('The form', this.#limits.bodySize)
      yield chunk
    }
  }
}

/** Decodes a name from a part's header, which can't contain quotes or line breaks. */
function written(name: string): string {
  return name.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n')
}
