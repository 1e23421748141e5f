/** The way to a value in JSON: `['data', 0, 'name']`. */
export type Steps = readonly (string | number)[]

/** A value that may take a place. */
export type Put = readonly [steps: Steps, value: unknown]

export type Fields = Readonly<Record<string, unknown>>

/**
 * Returns a body with other values in some places: all of them, or, where that isn't valid, those that leave it valid,
 * one after the other.
 */
export function put(body: unknown, puts: readonly Put[], isValid: (body: unknown) => boolean): unknown {
  const all = puts.reduce((changed, [steps, value]) => placed(changed, steps, value), body)
  if (isValid(all)) return all
  let kept = body
  for (const [steps, value] of puts) {
    const changed = placed(kept, steps, value)
    if (isValid(changed)) kept = changed
  }
  return kept
}

/** Returns a copy with a value in a place, which exists except for its last step. */
export function placed(body: unknown, [step, ...rest]: Steps, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(body))
    return body.map((item: unknown, at) => (at === step ? placed(item, rest, value) : item))
  return isFields(body) ? { ...body, [step]: placed(body[step], rest, value) } : body
}

export function valueAt(body: unknown, steps: Steps): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isFields(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, body)
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of a body outside of lists, outer ones first, with the way to each. */
export function* fieldsIn(
  body: unknown,
  deepest = 3,
  steps: Steps = [],
): Generator<[name: string, value: unknown, Steps]> {
  if (!isFields(body) || steps.length === deepest) return
  for (const [name, value] of Object.entries(body)) yield [name, value, [...steps, name]]
  for (const [name, value] of Object.entries(body)) yield* fieldsIn(value, deepest, [...steps, name])
}

/** Returns a name as it is compared: `perPage`, `per_page` and `per-page` are the same. */
export function plain(name: string): string {
  return name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
}

/** Returns a value with what it lacks of its sample's fields. What has none of them, such as a map, stays as it is. */
export function like(sample: unknown, value: unknown): unknown {
  if (Array.isArray(sample) && Array.isArray(value)) return value.map((item) => like(sample[0], item))
  if (!isFields(sample) || !isFields(value)) return value
  const names = Object.keys(sample)
  if (!names.some((name) => Object.hasOwn(value, name))) return value
  const filled = names.map((name): [string, unknown] => [
    name,
    Object.hasOwn(value, name) ? like(sample[name], value[name]) : sample[name],
  ])
  return { ...value, ...Object.fromEntries(filled) }
}

/** Returns a value with no fields but those of its sample. */
function within(sample: unknown, value: unknown): unknown {
  if (Array.isArray(sample) && Array.isArray(value)) return value.map((item) => within(sample[0], item))
  if (!isFields(sample) || !isFields(value)) return value
  const own = Object.keys(value).filter((name) => Object.hasOwn(sample, name))
  return Object.fromEntries(own.map((name) => [name, within(sample[name], value[name])]))
}

/** Returns what puts the fields of an item into the place of a sample. A closed schema takes only those that it names. */
export function fieldPuts(sample: Fields, item: Fields, steps: Steps): Put[] {
  return Object.keys(sample).flatMap((name): Put[] => {
    if (!Object.hasOwn(item, name)) return []
    const place = [...steps, name]
    const whole = like(sample[name], item[name])
    if (typeof whole !== 'object') return [[place, whole]]
    return [
      [place, within(sample[name], whole)],
      [place, whole],
    ]
  })
}

/** Returns what puts values into the fields of their names: parameters of the path into `id` or `book_id`. */
export function echoes(body: unknown, values: Fields): Put[] {
  const all = [...fieldsIn(body)]
  return Object.entries(values).flatMap(([name, value]): Put[] => {
    const field = all.find(([own, sample]) => plain(own) === plain(name) && typeof sample === typeof value)
    return field && typeof value !== 'object' ? [[field[2], value]] : []
  })
}

/** Returns a text, number or boolean as text; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? `${value}`
    : undefined
}
