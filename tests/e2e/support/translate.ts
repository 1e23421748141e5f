/**
 * Does what a browser's translator does to the page, except for changing the words: replaces each text node, also those
 * that appear later, with a copy inside two elements. Sent to the page, so it refers to nothing outside itself.
 */
export function translatePage(): void {
  const untouched = 'script, style, noscript, option, title, textarea, svg, [translate=no], font'
  const tag: string = 'font'
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = [root]
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!(text instanceof Text) || text.parentElement?.closest(untouched) !== null) continue
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node)
  }).observe(document, { subtree: true, childList: true })
}
