/**
 * Fills the page's code field and focuses it. Uses the native setter, as password managers do, so that React notices.
 * @returns false if the page shows no code field that can be filled
 */
export function fillCode(code: string): boolean {
  const field = codeField()
  if (!field) return false
  field.focus()
  Reflect.set(HTMLInputElement.prototype, 'value', code, field)
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText', data: code }),
  )
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Whether the page shows a code field that `fillCode` can fill. */
export function hasCodeField(): boolean {
  return codeField() !== undefined
}

function codeField(): HTMLInputElement | undefined {
  return [...document.querySelectorAll('input[autocomplete~="one-time-code"]')].find(isUsable)
}

function isUsable(element: Element): element is HTMLInputElement {
  return (
    element instanceof HTMLInputElement && !element.disabled && !element.readOnly && element.checkVisibility()
  )
}
