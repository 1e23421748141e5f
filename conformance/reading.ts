/** The app's reading of an answer. */
export function readAnswer(_call: string, received: unknown): { answer: unknown; unread: string[] } {
  return { answer: received, unread: [] }
}
