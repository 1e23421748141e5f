import type { SentField } from '../../engine/network/trace.ts'
import type { CallField } from '../../engine/contract/types.ts'

/** A field of a call that is made again, as it is edited. */
export interface EditedField {
  key: string
  name: string
  /** Text, a file, or null for a file that is no longer there. */
  value: string | Blob | null
  fileName: string
  isSecret: boolean
  /** Whether it was sent. One that wasn't is sent only if it has a value. */
  wasSent: boolean
}

/** Returns the fields that were sent, then those that the contract offers besides. */
export function editable(
  payload: readonly SentField[] = [],
  contract: Readonly<Record<string, CallField>> = {},
): EditedField[] {
  const sent = payload.map(({ name, value, isSecret = false }): Omit<EditedField, 'key'> => {
    const isFile = typeof value === 'object' && value !== null
    return {
      name,
      value: isFile ? (value.blob ?? null) : (value ?? ''),
      fileName: isFile ? value.name : '',
      isSecret,
      wasSent: true,
    }
  })
  const others = Object.entries(contract).flatMap(
    ([name, { kind, secret = false }]): Omit<EditedField, 'key'>[] => {
      const isFile = kind === 'file' || kind === 'files'
      if (payload.some((field) => field.name === name)) return []
      return [{ name, value: isFile ? null : '', fileName: '', isSecret: secret, wasSent: false }]
    },
  )
  return withKeys([...sent, ...others])
}

/** Adds keys for React: a field may be sent several times. */
export function withKeys<T extends { name: string }>(fields: readonly T[]): (T & { key: string })[] {
  return fields.map((field, at) => ({ ...field, key: `${field.name} ${at}` }))
}

/** Returns the form to send. @throws Error naming a file that has to be chosen again */
export function formOfFields(fields: readonly EditedField[]): FormData {
  const form = new FormData()
  for (const { name, value, fileName, wasSent } of fields) {
    if (value === null) {
      if (wasSent) throw new Error(`${fileName} is no longer here. Choose it again.`)
    } else if (typeof value !== 'string') form.append(name, value, fileName)
    else if (wasSent || value !== '') form.append(name, value)
  }
  return form
}
