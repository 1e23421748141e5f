/** What the items of the coverage page are made of. */

/** A test or a story that proves an item. */
export interface Proof {
  /** From the root of the repository. */
  file: string
  /** Its title with those of the groups around it, as `docs/screens.md` has it, or a part that no other one has. */
  title: string
}

/** One thing that the specification asks for. */
export interface Item {
  /** In our own words. */
  says: string
  /** Files from the root, each with what it declares if that is worth naming: `src/ui/BackToTop.tsx#BackToTop`. */
  built: readonly string[]
  proved: readonly Proof[]
  /** Why what is asked is reached in another way than the specification has it, in one sentence. */
  otherwise?: string
  /** What is still missing. A test fails as long as an item has this. */
  open?: string
}

/** Items that belong together, as the table under one heading. */
export interface Part {
  title: string
  items: readonly Item[]
}

/** A section of the specification, as far as it is written by hand. */
export interface Section {
  number: number
  title: string
  parts: readonly Part[]
}

/** An item that is built and proved. */
export function item(says: string, built: readonly string[], ...proved: readonly Proof[]): Item {
  return { says, built, proved }
}

/** An item whose aim is met in another way than the specification has it, with the reason. */
export function metOtherwise(
  says: string,
  otherwise: string,
  built: readonly string[],
  ...proved: readonly Proof[]
): Item {
  return { says, built, proved, otherwise }
}

/** An item of which something is missing. */
export function openItem(says: string, missing: string, built: readonly string[] = []): Item {
  return { says, built, proved: [], open: missing }
}

/** A story: `story('screens/Home', 'Part time')`. */
export function story(name: string, title: string): Proof {
  return { file: `stories/${name}.stories.tsx`, title }
}

/** An end-to-end test: `endToEnd('talent', '/find-talent: search')`. */
export function endToEnd(name: string, title: string): Proof {
  return { file: `tests/e2e/${name}.spec.ts`, title }
}

/** A unit test beside what it tests: `unit('src/product', 'three pages')`. */
export function unit(path: string, title: string): Proof {
  return { file: `${path}.test.ts`, title }
}

/** A test of a simulated call: `answer('jobs/apply', 'takes one application')`. */
export function answer(call: string, title: string): Proof {
  return unit(`mocks/api/${call}`, title)
}

/** A test of the rules of the house: `house('alerts', 'carry the titles')`. */
export function house(name: string, title: string): Proof {
  return unit(`tests/house/${name}`, title)
}

/** A test of what a piece of a screen shows: `rendered('the footer has phone')`. */
export function rendered(title: string): Proof {
  return { file: 'src/rendered.test.tsx', title }
}
