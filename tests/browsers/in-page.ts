// Functions that run in the page. Each is sent as text with the ones it uses, so none of them may import anything.

/** A text to compare with, or a pattern. White space is normalised first. */
export type Words = string | { source: string; flags: string }

/** One step on the way to an element; each searches within the elements of the step before. */
export type Step =
  | { by: 'role'; role: string; name?: Words; level?: number }
  | { by: 'label' | 'text'; words: Words }
  | { by: 'containing'; words: Words }
  | { by: 'frame'; title: string }
  | { by: 'file' }
  | { by: 'nth'; at: number }

export interface Found {
  count: number
  /** Of the first element. */
  text: string
  value: string
  label: string
  isChecked: boolean
  isFocused: boolean
  attributes: Record<string, string>
  /** Titles of a select's options. */
  options: string[]
}

/** Tells by its node type, as elements in frames are of other classes. */
export function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

/** Whether an element is a field or a button of a form. */
export function isField(element: Element | undefined): element is HTMLInputElement {
  return /^(?:input|select|textarea|button)$/.test(element?.localName ?? '')
}

export function isSelect(element: Element | undefined): element is HTMLSelectElement {
  return element?.localName === 'select'
}

/** Returns the frame that shows an element, if one does. */
export function frameOf(element: Element): Element | null {
  return element.ownerDocument.defaultView?.frameElement ?? null
}

/** Whether a node has the document's ways of finding elements: a document or a shadow tree. */
export function isRoot(node: Node | undefined): node is Document | ShadowRoot {
  return node !== undefined && 'elementFromPoint' in node
}

/** Returns the visible elements at the end of the steps, in the order of the document. */
export function find(steps: readonly Step[]): Element[] {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const fits = (text: string, words: Words) =>
    typeof words === 'string' ? text === tidy(words) : new RegExp(words.source, words.flags).test(text)
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true], [inert]') === null
  const inside = (root: Element | ShadowRoot | Document): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? inside(each.shadowRoot) : []),
    ])

  const inputs: Record<string, string> = {
    button: 'button',
    checkbox: 'checkbox',
    file: '',
    hidden: '',
    password: '',
    radio: 'radio',
    reset: 'button',
    search: 'searchbox',
    submit: 'button',
  }
  const tags: Record<string, string> = {
    article: 'article',
    aside: 'complementary',
    button: 'button',
    dialog: 'dialog',
    form: 'form',
    img: 'img',
    li: 'listitem',
    main: 'main',
    nav: 'navigation',
    ol: 'list',
    output: 'status',
    p: 'paragraph',
    search: 'search',
    section: 'region',
    table: 'table',
    td: 'cell',
    textarea: 'textbox',
    tr: 'row',
    ul: 'list',
  }
  const roleOf = (element: Element): string => {
    const given = element.getAttribute('role')
    if (given !== null) return given
    const tag = element.localName
    if (/^h[1-6]$/.test(tag)) return 'heading'
    if (tag === 'a') return element.hasAttribute('href') ? 'link' : ''
    if (tag === 'select') return 'combobox'
    if (tag === 'input') {
      const type = element.getAttribute('type') ?? 'text'
      return element.hasAttribute('list') ? 'combobox' : (inputs[type] ?? 'textbox')
    }
    if (tag === 'header' || tag === 'footer') {
      const isOfPage = element.closest('article, aside, main, nav, section') === null
      return isOfPage ? { header: 'banner', footer: 'contentinfo' }[tag] : ''
    }
    return tags[tag] ?? ''
  }
  const contents = (node: Node): string => {
    if (!isElement(node)) return node.nodeType === 3 ? (node.textContent ?? '') : ''
    const element = node
    if (element.getAttribute('aria-hidden') === 'true' || !element.checkVisibility()) return ''
    const own = element.getAttribute('aria-label') ?? element.getAttribute('alt')
    if (own !== null) return own
    const text = [...element.childNodes].map(contents).join('')
    return getComputedStyle(element).display.startsWith('inline') ? text : ` ${text} `
  }
  const labelsOf = (element: Element): string[] => {
    const root = element.getRootNode()
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const by = isRoot(root) ? ids.flatMap((id) => root.getElementById(id) ?? []) : []
    if (by.length > 0) return [by.map((each) => tidy(contents(each))).join(' ')]
    const given = element.getAttribute('aria-label')
    if (given !== null) return [given]
    const labels = isField(element) ? element.labels : null
    return labels && labels.length > 0 ? [[...labels].map(contents).join(' ')] : []
  }
  const fromContents =
    /^(?:button|cell|checkbox|columnheader|heading|link|listitem|menuitem|option|paragraph|radio|row|status|switch|tab)$/
  const nameOf = (element: Element): string => {
    const [label] = labelsOf(element)
    if (label !== undefined) return tidy(label)
    const alt = element.getAttribute('alt')
    if (alt !== null) return tidy(alt)
    const text = fromContents.test(roleOf(element)) ? tidy(contents(element)) : ''
    return text || tidy(element.getAttribute('title') ?? element.getAttribute('placeholder'))
  }
  const matches = (element: Element, step: Step): boolean => {
    switch (step.by) {
      case 'role':
        return (
          roleOf(element) === step.role &&
          (step.level === undefined || element.localName === `h${step.level}`) &&
          isShown(element) &&
          (step.name === undefined || fits(nameOf(element), step.name))
        )
      case 'label':
        return isField(element) && labelsOf(element).some((label) => fits(tidy(label), step.words))
      case 'text':
        return (
          fits(tidy(element.textContent), step.words) &&
          isShown(element) &&
          ![...element.children].some((child) => fits(tidy(child.textContent), step.words) && isShown(child))
        )
      case 'file':
        return element.matches('input[type=file]')
      default:
        return false
    }
  }
  let roots: (Element | Document)[] = [document]
  for (const step of steps) {
    const elements = roots.filter(isElement)
    if (step.by === 'nth') roots = roots.slice(step.at).slice(0, 1)
    else if (step.by === 'containing')
      roots = elements.filter((each) => fits(tidy(each.textContent), step.words))
    else if (step.by === 'frame') {
      const frames = roots.flatMap((root) => [...root.querySelectorAll('iframe')])
      roots = frames.filter(({ title }) => title === step.title).flatMap((each) => each.contentDocument ?? [])
    } else roots = [...new Set(roots.flatMap((root) => inside(root).filter((each) => matches(each, step))))]
  }
  return roots.filter(isElement)
}

/** Describes what the steps lead to. */
export function look(steps: readonly Step[]): Found {
  const elements = find(steps)
  const [first] = elements
  const field = isField(first) ? first : undefined
  const root = first?.getRootNode()
  return {
    count: elements.length,
    text: (first instanceof HTMLElement || (first && 'innerText' in first) ? String(first.innerText) : '')
      .replace(/\s+/g, ' ')
      .trim(),
    value: field?.value ?? '',
    label: (first?.getAttribute('aria-label') ?? field?.labels?.[0]?.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    isChecked: field?.checked ?? false,
    isFocused: first !== undefined && isRoot(root) && root.activeElement === first,
    attributes: Object.fromEntries([...(first?.attributes ?? [])].map(({ name, value }) => [name, value])),
    options: isSelect(first) ? Array.from(first.options, ({ label }) => label) : [],
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
  let [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
  const root = element.getRootNode()
  const top = isRoot(root) ? root.elementFromPoint(x, y) : null
  const label = isField(element) ? element.labels?.[0] : undefined
  const isHit = top !== null && (element.contains(top) || label?.contains(top) === true)
  if (!isHit) return `covered by ${top?.outerHTML.slice(0, 120)}`
  for (let host = frameOf(element); host; host = frameOf(host)) {
    const frame = host.getBoundingClientRect()
    x += frame.left + host.clientLeft
    y += frame.top + host.clientTop
  }
  const id = String(Math.random())
  document.documentElement.dataset['aim'] = id
  const watch = (event: Event) => {
    const path = event.composedPath()
    // The next aim replaces this one.
    if (document.documentElement.dataset['aim'] !== id) return
    const isOn = path.includes(element) || (label && path.includes(label))
    // A button that is rendered anew between press and release gets no click.
    if (event.type === 'click' || !isOn) document.documentElement.dataset['click'] = isOn ? 'hit' : 'missed'
    if (isOn) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.documentElement.dataset['click'] = 'none'
  for (const view of new Set([window, element.ownerDocument.defaultView ?? window])) {
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      view.addEventListener(type, watch, { capture: true })
  }
  return { x, y }
}

/** Focuses the element at the end of the steps, and selects the text of a field. */
export function focus(steps: readonly Step[]): void {
  const [element] = find(steps)
  // In a frame, the frame needs the focus too.
  element?.ownerDocument.defaultView?.focus()
  if (isField(element)) element.focus()
}

/** Returns the element at the end of the steps, for a driver. */
export function pick(steps: readonly Step[]): Element | undefined {
  return find(steps)[0]
}
