import * as v from 'valibot'
import { type Memory, type Remembered, shortMemory } from './sides.ts'

const schema = v.object({
  choices: v.record(v.string(), v.picklist(['real', 'simulated'])),
  missed: v.nullable(v.array(v.string())),
  probable: v.optional(v.array(v.string()), []),
  found: v.optional(v.array(v.string()), []),
})

/** Keeps the choices in this browser, so that all of its tabs follow them. */
export function browserMemory(key: string): Memory {
  const short = shortMemory()
  let text: string | null = null
  let read: Remembered = short.get()
  return {
    get() {
      try {
        const stored = localStorage.getItem(key)
        if (stored !== text) read = parsed(stored) ?? short.get()
        text = stored
        return read
      } catch {
        // The browser blocks storage.
        return short.get()
      }
    },
    set(next) {
      short.set(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // It lasts as long as the page.
      }
    },
    subscribe(listener) {
      window.addEventListener('storage', (event) => {
        if (event.key === key || event.key === null) listener()
      })
    },
  }
}

function parsed(stored: string | null): Remembered | undefined {
  try {
    return v.parse(schema, JSON.parse(stored ?? ''))
  } catch {
    return undefined
  }
}
