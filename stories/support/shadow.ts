import { waitFor, within } from 'storybook/test'

/**
 * What a third party has put into the page, which it keeps in a shadow tree of its own.
 * @param selector of the tree's host
 * @param part of the tree to look into
 */
export async function inShadow(selector: string, part: string) {
  return await waitFor(() => {
    const found = document.querySelector(selector)?.shadowRoot?.querySelector<HTMLElement>(part)
    if (!found) throw new Error(`There is no ${selector} with a ${part} yet.`)
    return within(found)
  })
}
