/**
 * Puts a code into the page's field for one, the way a password manager does: through the input's own setter, so that
 * React hears of it, and with focus in the field afterwards.
 * @returns false when no such field is visible
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

/** Copies a text; false where the browser does not allow it (plain http, no permission). */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
