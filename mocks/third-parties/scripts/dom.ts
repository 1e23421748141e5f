/** Inherits only the colour scheme from the page. */
export const resetCss = `
  :host { all: initial; display: block; color-scheme: inherit; }
  * { box-sizing: border-box; }
  .unseen {
    position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap;
  }
`

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Makes an element with attributes and content. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children)
  return node
}

/** Makes a button. */
export function button(
  press: () => void,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLButtonElement {
  const node = make('button', { type: 'button', ...attributes }, ...children)
  node.addEventListener('click', press)
  return node
}

/**
 * Opens a modal dialog above the page, with the heading `#title` and the description `#what`.
 * @param cancel called on Escape; it closes the dialog
 * @returns a function that closes it
 */
export function openModal(name: string, css: string, cancel: () => void, ...children: Node[]): () => void {
  const host = make('div', { [`data-simulated-${name}`]: '' })
  const dialog = make('dialog', { 'aria-labelledby': 'title', 'aria-describedby': 'what' }, ...children)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    cancel()
  })
  shadowOf(host, css).append(dialog)
  document.body.append(host)
  dialog.showModal()
  return () => {
    dialog.close()
    host.remove()
  }
}

/** Makes a decorative drawing of one path. */
export function icon(viewBox: string, shape: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', shape)
  svg.append(path)
  return svg
}

/** Returns an empty shadow root with its own styles, which the page's content policy allows. */
export function shadowOf(host: Element, css: string): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  root.replaceChildren()
  return root
}
