export const productName = 'Fieldwork'

/** Returns the document's title: a named page's is "Home - Fieldwork", others' "Fieldwork" (product: every page). */
export function pageTitle(page?: 'Home' | 'About' | 'Contact'): string {
  return page ? `${page} - ${productName}` : productName
}
