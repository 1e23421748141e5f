/** The page that the engine runs in. */
export interface PageHost {
  readonly basePath: string

  /** Shows a message until it is dismissed. */
  notify(title: string, message: string): void
}
