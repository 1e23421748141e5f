/**
 * Returns the letter of a pressed key, in lower case, to compare with a shortcut's; `undefined` for other keys, and while
 * an input method composes. Where the layout has no Latin letter, as on a Greek or Hebrew keyboard, the key's place on a
 * US keyboard decides. With Alt, Macs make other signs of letters, so that only a plain letter counts.
 */
export function letterOf(press: Partial<Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'isComposing'>>) {
  const { key = '', code = '', altKey, isComposing } = press
  if (isComposing) return undefined
  if ((altKey ? /^[a-z]$/i : /^\p{Script=Latin}$/u).test(key)) return key.toLowerCase()
  const isOther = altKey ? !/^[!-~]$/.test(key) : /^[^\0-\x7f]+$/.test(key)
  return isOther ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined
}
