import { productName } from '../product.ts'

const named = new Map([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
])

/**
 * Returns the document's title for a path, given without the base path (product: every page): "Home - …", "About - …",
 * "Contact - …", or just the product's name.
 */
export function titleFor(pathname: string): string {
  const name = named.get(pathname.replace(/(?<=.)\/+$/, ''))
  return name ? `${name} - ${productName}` : productName
}
