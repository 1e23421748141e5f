import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { documentOf } from '../../../tests/support/open-contract.ts'
import { generateOpen } from './index.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
const flags =
  `--ignoreConfig --noEmit --strict --target es2024 --lib es2024,dom --module esnext --moduleResolution bundler
  --allowImportingTsExtensions --types`.split(/\s+/)

const user = `
import { openOperationsOf } from '../../mocks/engine/open/index.ts'
import type { OpenTypes } from '../../mocks/engine/open/operation.ts'
import { contract } from './calls.gen.ts'
import type { components, paths } from './schema.gen.ts'
import { answerValidators } from './validators.gen.js'

type Schemas = components['schemas']
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
export const facts: [
  Same<keyof typeof contract, 'addPhoto' | 'getShape' | 'getDrawing'>,
  Same<Schemas['Photo'], { file: Blob; scan?: Blob | null; example?: string }>,
  Same<Schemas['Named']['name'], string>,
  Same<keyof paths, '/photos/{id}' | '/shape' | '/drawing'>,
] = [true, true, true, true]
export const valid: Schemas['Valid'] = {
  free: { any: 1 },
  open: { count: 1, 'x-other': 'text' },
  shape: { kind: 'square' },
  maybe: null,
  holder: { item: { id: 1 } },
  list: [{ id: 1 }],
  listed: { id: 1 },
  part: { kind: 'square' },
  answered: { kind: 'square' },
  sent: { file: new Blob() },
}
// @ts-expect-error It has an id of another type.
export const wrong: Schemas['Holder'] = { item: { id: '' } }
export const check = answerValidators.addPhoto['200']
// @ts-expect-error There is no such call.
export const none = contract.removePhoto
interface Photos extends OpenTypes { paths: paths; calls: typeof contract; actor: { id: number }; session: object }
const operation = openOperationsOf<Photos>(contract)
export const shape = operation('getShape', () => ({ status: 200, body: { kind: 'square' } }))
export const drawing = operation('getDrawing', () => ({ status: 200, body: '<svg/>' }))
// @ts-expect-error There is no such shape.
export const noShape = operation('getShape', () => ({ status: 200, body: { kind: 'round' } }))
`

// It starts a compiler, which takes seconds.
it('the generated types compile, fit valid values, and have files as Blob', { timeout: 30_000 }, async () => {
  const Photo = {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary' },
      scan: { type: 'string', format: 'binary', nullable: true },
      example: { type: 'string' },
    },
  }
  const Maybe = { type: 'object', nullable: true, properties: { name: { type: 'string' } } }
  const Named = { allOf: [{ $ref: '#/components/schemas/Maybe' }], required: ['name'] }
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  const properties = {
    free: { type: 'object' },
    open: {
      type: 'object',
      properties: { count: { type: 'integer' } },
      additionalProperties: { type: 'string' },
    },
    shape: { oneOf: [ref('Square')], discriminator: { propertyName: 'kind' } },
    maybe: { ...ref('Square'), nullable: true },
    holder: ref('Holder'),
    list: { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } },
    listed: { $ref: '#/components/schemas/Valid/properties/list/items' },
    part: { ...ref('Round/allOf/0'), nullable: true },
    answered: { $ref: '#/paths/~1shape/get/responses/200/content/application~1json/schema' },
    sent: { $ref: '#/paths/~1photos~1{id}/post/requestBody/content/multipart~1form-data/schema' },
  }
  const schemas = {
    Photo,
    Maybe,
    Named,
    Square: { type: 'object', required: ['kind'], properties: { kind: { enum: ['square'] } } },
    Holder: {
      type: 'object',
      properties: { item: ref('Holder/$defs/Item') },
      $defs: {
        Item: { properties: { id: { type: 'integer' }, inner: ref('Holder/$defs/Item') } },
      },
    },
    Round: { allOf: [ref('Square'), { type: 'object' }] },
    Valid: { type: 'object', required: Object.keys(properties), properties },
  }
  const operation = {
    operationId: 'addPhoto',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    security: [{ key: [] }],
    requestBody: { content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Photo' } } } },
    responses: { 200: { description: '', content: { 'application/json': { schema: Named } } } },
  }
  const square = { 'application/json': { schema: ref('Square') } }
  const getShape = { operationId: 'getShape', responses: { 200: { description: '', content: square } } }
  const xml = { 'application/xml': { schema: ref('Square') } }
  const getDrawing = { operationId: 'getDrawing', responses: { 200: { description: '', content: xml } } }
  const securitySchemes = { key: { type: 'apiKey', in: 'query', name: 'key' } }
  const source = documentOf(
    { '/photos/{id}': { post: operation }, '/shape': { get: getShape }, '/drawing': { get: getDrawing } },
    { openapi: '3.0.3', components: { schemas, securitySchemes } },
  )
  const { files } = await generateOpen(source, (file) => `../../mocks/engine/${file}`)
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache/open-'))
  try {
    for (const [name, text] of Object.entries({ ...files, 'user.ts': user }))
      await writeFile(join(folder, name), text)
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [compiler, ...flags, '', 'user.ts'],
        { cwd: folder },
        (_error, stdout, stderr) => {
          resolve(stdout + stderr)
        },
      )
    })
    expect(output).toBe('')
  } finally {
    await rm(folder, { recursive: true })
  }
})
