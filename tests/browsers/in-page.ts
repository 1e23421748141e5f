// Functions that run in the page. Each is sent as text with the ones it uses, so none of them may import anything.
import type { Found } from './tab.ts'

/** A text to compare with, or a pattern. White space is normalised first. */
type Words = string | { source: string; flags: string }

/** One step on the way to an element; each searches within the elements of the step before. */
export type Step =
  | { by: 'role'; role: string; name?: Words }
  | { by: 'containing'; words: Words }
  | { by: 'file' }
  | { by: 'first' }

/** Whether an element is a field or a button of a form. */
export function isField(element: Element | undefined): element is HTMLInputElement {
  return /^(?:input|select|textarea|button)$/.test(element?.localName ?? '')
}

/** Whether a node has the document's ways of finding elements: a document or a shadow tree. */
export function isRoot(node: Node | undefined): node is Document | ShadowRoot {
  return node !== undefined && 'elementFromPoint' in node
}

export function tidy(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

/** The name by which a person knows an element: its label, or what it contains. */
export function nameOf(element: Element): string {
  const contents = (node: Node): string => {
    if (!(node instanceof Element)) return node.nodeType === 3 ? (node.textContent ?? '') : ''
    if (node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return ''
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    if (own !== null) return own
    const text = [...node.childNodes].map(contents).join('')
    return getComputedStyle(node).display.startsWith('inline') ? text : ` ${text} `
  }
  const root = element.getRootNode()
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  const by = isRoot(root) ? ids.flatMap((id) => root.getElementById(id) ?? []) : []
  const labels = isField(element) ? [...(element.labels ?? [])] : []
  const named = by.length > 0 ? by : labels.length > 0 ? labels : [element]
  return tidy(named.map(contents).join(' '))
}

/** Returns the visible elements at the end of the steps, in the order of the document. */
export function find(steps: readonly Step[]): Element[] {
  const ofPage = ':not(:is(article, aside, main, nav, section) *)'
  const native: Record<string, string> = {
    banner: `header${ofPage}`,
    button: 'button',
    complementary: 'aside',
    contentinfo: `footer${ofPage}`,
    form: 'form',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    paragraph: 'p',
    radio: 'input[type=radio]',
    region: 'section',
    search: 'search',
    searchbox: 'input[type=search]',
    status: 'output',
    textbox: 'textarea, input:not([list], [type=radio], [type=checkbox], [type=search], [type=file])',
  }
  const fits = (text: string, words: Words | undefined) =>
    typeof words === 'object' ? new RegExp(words.source, words.flags).test(text) : text === (words ?? text)
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null
  type Root = Element | Document | ShadowRoot
  const trees = (root: Root): Root[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? trees(shadowRoot) : [])),
  ]
  const inside = (roots: readonly Element[] | readonly [Document], selector: string) => [
    ...new Set(roots.flatMap(trees).flatMap((root) => [...root.querySelectorAll(selector)])),
  ]
  let elements: Element[] | undefined
  for (const step of steps) {
    if (step.by === 'first') elements = elements?.slice(0, 1)
    else if (step.by === 'containing')
      elements = elements?.filter((each) => fits(tidy(each.textContent), step.words))
    else if (step.by === 'file') elements = inside(elements ?? [document], 'input[type=file]')
    else {
      const selector = `[role=${step.role}], :is(${native[step.role] ?? 'none'}):not([role])`
      const named =
        ({ name }: typeof step) =>
        (each: Element) =>
          isShown(each) && (name === undefined || fits(nameOf(each), name))
      elements = inside(elements ?? [document], selector).filter(named(step))
    }
  }
  return elements ?? []
}

/** Describes what the steps lead to. */
export function look(steps: readonly Step[]): Found {
  const elements = find(steps)
  const [first] = elements
  const field = isField(first) ? first : undefined
  const root = first?.getRootNode()
  return {
    count: elements.length,
    value: field?.value ?? '',
    isChecked: field?.checked ?? false,
    isFocused: first !== undefined && isRoot(root) && root.activeElement === first,
    attributes: Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value])),
  }
}

/**
 * Scrolls to the only element at the end of the steps. @returns the middle of it in the window once it stands still and
 * nothing covers it; otherwise what is in the way. If the page moves before the next click, the click is suppressed.
 * The document is marked with what the click did.
 */
export async function aim(steps: readonly Step[]): Promise<{ x: number; y: number } | string> {
  const elements = find(steps)
  const [element] = elements
  if (element === undefined || elements.length > 1) return `${elements.length} elements match`
  if (element.matches(':disabled, [aria-busy=true]')) return 'it is disabled or busy'
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  const box = element.getBoundingClientRect()
  if (Math.abs(box.top - before.top) + Math.abs(box.left - before.left) > 0.5) return 'it moves'
  // A link's box can be wider than its lines.
  const line = element.getClientRects()[0] ?? box
  const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
  const root = element.getRootNode()
  const top = isRoot(root) ? root.elementFromPoint(x, y) : null
  const targets = [element, ...((isField(element) && element.labels) || [])]
  if (!targets.some((each) => each.contains(top))) return `covered by ${top?.outerHTML.slice(0, 120)}`
  const marks = document.documentElement.dataset
  const id = String(Math.random())
  Object.assign(marks, { aim: id, click: 'none' })
  const watch = (event: Event) => {
    // The next aim replaces this one.
    if (marks['aim'] !== id) return
    const path = event.composedPath()
    const isOn = targets.some((each) => path.includes(each))
    // A button that is rendered again between press and release gets no click.
    if (event.type === 'click' || !isOn) marks['click'] = isOn ? 'hit' : 'missed'
    if (isOn) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(type, watch, { capture: true })
  return { x, y }
}

/** Selects the text of the field at the end of the steps, so that typing replaces it. */
export function selectText(steps: readonly Step[]): void {
  const [element] = find(steps)
  if (isField(element)) element.select()
}

/** Returns the element at the end of the steps, for a driver. */
export function pick(steps: readonly Step[]): Element | undefined {
  return find(steps)[0]
}
