/** An email as it is stored and compared: trimmed, lower case (rules 8). */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
