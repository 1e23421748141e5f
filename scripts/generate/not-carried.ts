/** One kind of thing in a contract that the simulator doesn't follow, and where it is. */
export interface NotCarried {
  readonly what: string
  readonly places: readonly string[]
}

/** How many places a line of the report names. */
const named = 3

/** Collects what isn't carried, each place once. */
export class Report {
  readonly #places = new Map<string, Set<string>>()

  add(what: string, place: string): void {
    const places = this.#places.get(what) ?? new Set()
    this.#places.set(what, places.add(place))
  }

  /** Everything that was added, the same for the same contract. */
  get all(): NotCarried[] {
    const all = [...this.#places].map(([what, places]) => ({ what, places: [...places] }))
    return all.toSorted((one, other) => (one.what < other.what ? -1 : 1))
  }
}

/** Describes each kind of thing in one line: `format "money" isn’t checked: 12 places, such as Price.amount`. */
export function reportLines(all: readonly NotCarried[]): string[] {
  return all.map(({ what, places }) => {
    const first = places.slice(0, named).join(', ')
    return `${what}: ${places.length > named ? `${places.length} places, such as ${first}` : first}`
  })
}
