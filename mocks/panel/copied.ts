/** Copies text. @returns false if the browser does not allow it (plain HTTP, no permission) */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
