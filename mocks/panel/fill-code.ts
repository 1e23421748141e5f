/**
 * Fills the page's code field and focuses it. Uses the native setter, as password managers do, so that React notices.
 * @returns false if no such field is visible
 */
export function fillCode(code: string): boolean {
  const field = [...document.querySelectorAll('input[autocomplete~="one-time-code"]')].find(isUsable)
  if (!field) return false
  field.focus()
  Reflect.set(HTMLInputElement.prototype, 'value', code, field)
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }),
  )
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

function isUsable(element: Element): element is HTMLInputElement {
  return (
    element instanceof HTMLInputElement && !element.disabled && !element.readOnly && element.checkVisibility()
  )
}

/** Copies a text; false if the browser does not allow it (plain http, no permission). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
