import { waitFor, within } from 'storybook/test'

/**
 * Waits for an element of a third party inside its shadow tree.
 * @param selector the selector of the tree's host
 * @param part the selector of the element in the tree
 */
export async function inShadow(selector: string, part: string) {
  return await waitFor(() => {
    const found = document.querySelector(selector)?.shadowRoot?.querySelector<HTMLElement>(part)
    if (!found) throw new Error(`There is no ${selector} with a ${part} yet.`)
    return within(found)
  })
}
