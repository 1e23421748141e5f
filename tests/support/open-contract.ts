import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Validator } from '../../mocks/engine/contract/types.ts'
import type { OpenCall, Scheme } from '../../mocks/engine/open/types.ts'
import { generateTexts } from '../../scripts/generate/target.ts'

type Validators = Record<string, Record<string, Validator>>

export interface Compiled {
  prefix: string
  schemes: readonly Scheme[]
  contract: Record<string, OpenCall>
  requestValidators: Validators
  answerValidators: Validators
}

/** Returns where generated code finds a file of the engine, from any folder. */
export const engine = (file: string) => new URL(`../../mocks/engine/${file}`, import.meta.url).href

/** Completes an open contract: OpenAPI 3.1 with paths and whatever else is given. */
export function documentOf(paths: object, rest: object = {}): string {
  const base = { openapi: '3.1.0', info: { title: 'Open', version: '1' }, servers: [{ url: '/v1' }] }
  return JSON.stringify({ ...base, paths, ...rest })
}

/** Generates the code of a contract and loads it. */
export async function compileOpen(source: string) {
  const { files, notCarried } = await generateTexts(source, 'open', engine)
  const folder = await mkdtemp(join(tmpdir(), 'open-'))
  try {
    const load = async (name: 'calls.gen.ts' | 'validators.gen.js'): Promise<unknown> => {
      const file = join(folder, name.replace('.js', '.mjs'))
      await writeFile(file, files[name])
      return import(/* @vite-ignore */ pathToFileURL(file).href)
    }
    const loaded: unknown = Object.assign({}, await load('calls.gen.ts'), await load('validators.gen.js'))
    if (!isCompiled(loaded)) throw new Error('The generated code lacks an export')
    return { ...loaded, notCarried, files }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function isCompiled(module: unknown): module is Compiled {
  const names = ['prefix', 'schemes', 'contract', 'requestValidators', 'answerValidators']
  return typeof module === 'object' && module !== null && names.every((name) => name in module)
}
