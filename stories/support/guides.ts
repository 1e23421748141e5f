export function questionOf(text: string): HTMLDetailsElement {
  const all = [...document.querySelectorAll('details')]
  const found = all.find((details) => details.querySelector('summary')?.textContent === text)
  if (!found) throw new Error(`There is no question “${text}”`)
  return found
}
