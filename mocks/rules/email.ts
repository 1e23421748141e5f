/** An email address as stored and compared: trimmed, in lower case (rules 8). */
export function normalisedEmail(email: string): string {
  return email.trim().toLowerCase()
}
