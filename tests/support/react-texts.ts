/**
 * Watches the page for what fails when the browser translates it: the translator replaces every text node. React keeps
 * a reference to those beside siblings, so it can no longer change, move or remove them, or insert anything before them.
 * React marks these with a property, and only these: text without siblings is content of its element.
 *
 * The function refers to nothing outside itself, because the end-to-end tests send its source to the page.
 * @param report receives each fault: what happened to which text, in which element
 */
export function watchReactTexts(report: (fault: string) => void): void {
  const isReacts = (node: Node | null): node is Text =>
    node instanceof Text && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  const told = (what: string, text: Text, parent: Node): void => {
    const place =
      parent instanceof Element ? `<${parent.localName} class="${parent.className}">` : parent.nodeName
    report(`“${text.data}” ${what} in ${place} ${parent.textContent ?? ''}`)
  }
  new MutationObserver((records) => {
    for (const { target, removedNodes, addedNodes, nextSibling } of records) {
      if (isReacts(target)) told('changed beside siblings', target, target.parentNode ?? target)
      for (const node of removedNodes) if (isReacts(node)) told('was removed on its own', node, target)
      if (addedNodes.length > 0 && isReacts(nextSibling))
        told('had something inserted before it', nextSibling, target)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
