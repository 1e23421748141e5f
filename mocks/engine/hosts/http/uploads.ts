import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
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

/** What a request of one call may have, in bytes. */
export interface UploadLimits {
  largestFile: number
  /** All texts of the form together. */
  textSize: number
  /** Ten of these files, and the form. */
  bodySize: number
}

const maxFiles = 10

/** The limits that follow from a call's contract. Whoever needs no session sends little, and no files. */
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
  // One more than are accepted, so that the refusal can say so. Both are needed: `parts` limits no URL-encoded form.
  parts: maxParts + 1,
  fields: maxParts + 1,
  files: maxFiles + 1,
  headerPairs: 50,
  headerSize: 16_384,
}

const noRoom = 'The server has no room left to keep that. Nothing was changed; remove a file and try again.'

/** Makes the folder for files on their way, without what a killed server left there. */
export async function prepareUploads(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}

/** The refusal of a body that is larger than any call takes. */
export function tooLarge(what: string, limit: number): Refused {
  const size = limit < megabyte ? `${limit / 1024} kB` : `${Math.floor(limit / megabyte)} MB`
  return new Refused(`${what} is larger than ${size}.`, {
    httpStatus: 413,
    errors: {},
  })
}

/** The form of one request, whose files go to the disk while they arrive. */
export class Upload {
  readonly #request: IncomingMessage
  readonly #folder: string
  readonly #limits: UploadLimits
  readonly #paths: string[] = []

  /** @param folder for the files, until `discard` */
  constructor(request: IncomingMessage, folder: string, limits: UploadLimits) {
    this.#request = request
    this.#folder = folder
    this.#limits = limits
  }

  /**
   * Reads the form. Its files are read from the disk when somebody looks into them.
   * @throws Refused when it is larger than any call takes, or the disk is full
   * @throws Error when it cannot be read, or the client hung up
   */
  async form(): Promise<FormData> {
    const form = new FormData()
    for (const add of await this.#parts()) await add(form)
    return form
  }

  /** Removes the files. They must no longer be needed. */
  async discard(): Promise<void> {
    await Promise.allSettled(this.#paths.map((path) => rm(path, { force: true })))
  }

  /** Reads all parts, in their order. @returns what adds each to a form */
  async #parts(): Promise<((form: FormData) => Promise<void> | void)[]> {
    const parts: ((form: FormData) => Promise<void> | void)[] = []
    const writing: Promise<void>[] = []
    const end = new AbortController()
    /** Why it was given up, where that is not for what the parser says. */
    let reason: unknown
    const giveUp = (why: unknown) => {
      reason ??= why
      end.abort()
    }
    let texts = 0

    const parser = new Busboy({
      headers: { ...this.#request.headers, 'content-type': this.#request.headers['content-type'] ?? '' },
      preservePath: true,
      // As browsers read forms: a part is a file if and only if it has a file name.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      // One byte more than any call takes: what is kept of a larger file is still too large, and the call says so itself,
      // as it does in the browser.
      limits: { ...partLimits, fileSize: this.#limits.largestFile + 1 },
    })
    parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
      texts += value.length
      if (isCut) giveUp(tooLarge('A field of the form', partLimits.fieldSize))
      else if (texts > this.#limits.textSize) giveUp(tooLarge('The form', this.#limits.textSize))
      else if (name === undefined) giveUp(new Error('A part has no name'))
      else parts.push((form) => form.append(written(name), value))
    })
    parser.on('file', (name: string | undefined, content, fileName, _encoding, type) => {
      const path = join(this.#folder, randomUUID())
      this.#paths.push(path)
      writing.push(pipeline(content, createWriteStream(path), { signal: end.signal }).catch(giveUp))
      if (name === undefined) giveUp(new Error('A part has no name'))
      else {
        parts.push(async (form) => {
          const blob = await openAsBlob(path, { type })
          form.append(written(name), new File([blob], written(fileName), { type }))
        })
      }
    })
    try {
      await pipeline(this.#body(), parser, { signal: end.signal })
      await Promise.all(writing)
      if (reason !== undefined) throw reason
      return parts
    } catch (error) {
      giveUp(error)
      await Promise.all(writing)
      throw isDiskFull(reason) ? new Refused(noRoom, { httpStatus: 507 }) : reason
    }
  }

  /** The body's bytes as they come in, up to what a request may have. */
  async *#body(): AsyncGenerator<Uint8Array> {
    let size = 0
    for await (const chunk of bytesOf(this.#request)) {
      size += chunk.length
      if (size > this.#limits.bodySize) throw tooLarge('The form', this.#limits.bodySize)
      yield chunk
    }
  }
}

/** A name as it was before it was put into the head of a part, where quotes and line ends cannot stand. */
function written(name: string): string {
  return name.replaceAll('%22', '"').replaceAll(/%0d/gi, '\r').replaceAll(/%0a/gi, '\n')
}
