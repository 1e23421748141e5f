import * as v from 'valibot'
import { calmNetwork, faultKinds, type NetworkOptions, pinSchema } from '../../network/network.ts'

// Network options and reversed assumptions, saved for this tab across reloads. `name` is `Backend.name`.

const optionsSchema = v.object({
  latency: v.union([v.object({ from: v.number(), to: v.number() }), v.literal('endless')]),
  faults: v.array(
    v.object({ call: v.string(), kind: v.picklist(faultKinds), times: v.nullable(v.number()) }),
  ),
  pins: v.optional(v.array(pinSchema), []),
})

export function saveOptions(name: string, { latency, faults, pins }: NetworkOptions): void {
  save(`${name}.simulator.network`, { latency, faults, pins })
}

/** Returns the saved network options, or the defaults. */
export function savedOptions(name: string): NetworkOptions {
  return { ...calmNetwork, ...saved(`${name}.simulator.network`, optionsSchema) }
}

export function saveOtherwise(name: string, ids: ReadonlySet<string>): void {
  save(`${name}.simulator.otherwise`, [...ids])
}

/** Returns the saved names of reversed assumptions; none by default. */
export function savedOtherwise(name: string): ReadonlySet<string> {
  return new Set(saved(`${name}.simulator.otherwise`, v.array(v.string())))
}

/** Returns whether this is the first question about `key` in this browser, or private window. */
export function isFirstTime(key: string): boolean {
  try {
    const isFirst = localStorage.getItem(key) === null
    localStorage.setItem(key, 'yes')
    return isFirst
  } catch {
    // The browser blocks storage, so each page is the first.
    return true
  }
}

function save(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // The browser blocks storage: the choice lasts until the next reload.
  }
}

function saved<T>(key: string, schema: v.GenericSchema<unknown, T>): T | undefined {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(key) ?? ''))
  } catch {
    // Nothing was saved, another version saved it, or the browser blocks storage.
    return undefined
  }
}
