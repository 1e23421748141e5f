import * as v from 'valibot'
import {
  calmNetwork,
  faultSchema,
  latencySchema,
  type NetworkOptions,
  pinSchema,
} from '../../network/network.ts'

// Network options and reversed assumptions, saved for this tab across reloads. `name` is `Backend.name`.

const optionsSchema = v.object({
  latency: latencySchema,
  faults: v.array(faultSchema),
  pins: v.optional(v.array(pinSchema), []),
})

export function saveOptions(name: string, { latency, faults, pins }: NetworkOptions): void {
  saveValue(thisTab, `${name}.simulator.network`, { latency, faults, pins })
}

/** Returns the saved network options, or the defaults. */
export function savedOptions(name: string): NetworkOptions {
  const key = `${name}.simulator.network`
  return { ...calmNetwork, ...savedValue(thisTab, key, v.optional(optionsSchema), undefined) }
}

export function saveOtherwise(name: string, ids: ReadonlySet<string>): void {
  saveValue(thisTab, `${name}.simulator.otherwise`, [...ids])
}

/** Returns the saved names of reversed assumptions; none by default. */
export function savedOtherwise(name: string): ReadonlySet<string> {
  return new Set(savedValue(thisTab, `${name}.simulator.otherwise`, v.array(v.string()), []))
}

/** Returns whether this is the first question about `key` in this browser, or private window. */
export function isFirstTime(key: string): boolean {
  const isFirst = !savedValue(allTabs, key, v.boolean(), false)
  saveValue(allTabs, key, true)
  return isFirst
}

/** A storage of the browser, which throws where the browser blocks it. */
export type Place = () => Storage
export const thisTab: Place = () => sessionStorage
export const allTabs: Place = () => localStorage

/** Saves a value. If the browser blocks storage, or it is full, nothing is saved. */
export function saveValue(place: Place, key: string, value: unknown): void {
  try {
    place().setItem(key, JSON.stringify(value))
  } catch {
    // The value lasts as long as the page.
  }
}

/** Returns a saved value; `fallback` if there is none, another version saved it, or the browser blocks storage. */
export function savedValue<T>(
  place: Place,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): T {
  try {
    return v.parse(schema, JSON.parse(place().getItem(key) ?? ''))
  } catch {
    return fallback
  }
}
