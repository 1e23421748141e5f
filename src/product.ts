/** The product's name. */
export const productName = 'Fieldwork'

/** Returns a page's title: "Home - Fieldwork" for three pages, otherwise the product's name (product: every page). */
export function pageTitle(page?: 'Home' | 'About' | 'Contact'): string {
  return page ? `${page} - ${productName}` : productName
}
