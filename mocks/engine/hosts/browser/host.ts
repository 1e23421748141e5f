/** What the engine needs of the page that it runs in. */
export interface PageHost {
  /** The path that the app stands under, beginning and ending with a slash. */
  readonly basePath: string

  /** Says something that the person should know. It stays on the screen until it is dismissed. */
  notify(title: string, message: string): void
}
