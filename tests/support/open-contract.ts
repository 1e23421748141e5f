import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OpenContract } from '../../mocks/engine/open/types.ts'
import { type GenerateOptions, generateTexts } from '../../scripts/generate/target.ts'

/** Returns where generated code finds a file of the engine, from any folder. */
export const engine = (file: string) => new URL(`../../mocks/engine/${file}`, import.meta.url).href

/** Completes an open contract: OpenAPI 3.1 with paths and whatever else is given. */
export function documentOf(paths: object, rest: object = {}): string {
  const base = { openapi: '3.1.0', info: { title: 'Open', version: '1' }, servers: [{ url: '/v1' }] }
  return JSON.stringify({ ...base, paths, ...rest })
}

/** Generates the code of a contract and loads it, with all of its validators. */
export async function compileOpen(source: string, options: GenerateOptions = {}) {
  const { files, notCarried } = await generateTexts(source, 'open', engine, options)
  const folder = await mkdtemp(join(tmpdir(), 'open-'))
  try {
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    const module: unknown = await import(
      /* @vite-ignore */ pathToFileURL(join(folder, 'contract.gen.ts')).href
    )
    if (!hasContract(module)) throw new Error('The generated code lacks the contract')
    const { contract } = module
    // Everything is imported before its files are gone.
    const loaded = await Promise.all(Object.values(contract.parts).map((load) => load()))
    const merged = <T>(all: readonly Readonly<Record<string, T>>[]): Readonly<Record<string, T>> =>
      Object.fromEntries(all.flatMap((each) => Object.entries(each)))
    const requests = merged(loaded.map((each) => each.requests))
    const answers = merged(loaded.map((each) => each.answers))
    const samples = merged(loaded.map((each) => each.samples))
    return { contract, requests, answers, samples, notCarried, files }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function hasContract(module: unknown): module is { contract: OpenContract } {
  return typeof module === 'object' && module !== null && 'contract' in module
}
