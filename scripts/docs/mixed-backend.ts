import { apart } from '../../mocks/mixed/apart.ts'
import { fieldsOf } from '../../mocks/mixed/ownership.ts'
import type { Contract } from '../generate/contract.ts'
import { table } from './table.ts'

const code = (text: string) => `\`${text}\``

/** Generates the page of the fields that are replaced in real answers while a tag is simulated. */
export function mixedDocument(contract: Contract): string {
  const byTag = Map.groupBy(contract.calls, ({ meta }) => meta.tag)
  return [
    '# Fields that belong to a tag',
    table(
      ['Tag', 'Fields', 'What stays apart'],
      [...byTag.keys()]
        .filter((tag) => tag in apart)
        .map((tag) => [tag, grouped(fieldsOf(tag)), apart[tag] ?? '']),
    ),
  ].join('\n\n')
}

/** Writes fields by their schema or call: `Job.title, type`. */
function grouped(fields: readonly string[]): string {
  const parts = fields.map((field) => [
    field.slice(0, field.lastIndexOf('.')),
    field.slice(field.lastIndexOf('.') + 1),
  ])
  const bySchema = Map.groupBy(parts, ([schema = '']) => schema)
  const lines = Map.groupBy(bySchema, ([, own]) => own.map(([, name = '']) => code(name)).join(', '))
  return [...lines]
    .map(([names, schemas]) => `${schemas.map(([schema]) => code(schema)).join(', ')}: ${names}`)
    .join('<br>')
}
