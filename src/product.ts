/** What the product is called, everywhere it is named. */
export const productName = 'Fieldwork'

/**
 * The title of a page: "Home - Fieldwork" for the three pages that have their own, else the product's name
 * (product: every page).
 */
export function pageTitle(page?: 'Home' | 'About' | 'Contact'): string {
  return page ? `${page} - ${productName}` : productName
}
