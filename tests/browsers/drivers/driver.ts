// What a driver can't do is left out of the journeys:
// - Firefox without a window ignores keys in a select: options are set by script.
// - Downloads, the clipboard, printing and reloads without the cache; the end-to-end tests in Chromium cover them.
// - Uncaught errors and violations of the content policy, which WebKit's driver doesn't report.

/** A value that survives the way into a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined }

/** What a driver can do with one tab. Everything else is built on this, the same way for every browser. */
export interface DriverTab {
  /** Loads a URL, and waits for the page's load event. */
  open(url: string): Promise<void>
  /** Reloads without waiting for the page. */
  reload(): Promise<void>
  /** Moves through the tab's history, without waiting for the page. */
  go(steps: -1 | 1): Promise<void>
  /**
   * Calls a function in the page and waits for its promise.
   * @param source of the function
   * @returns its JSON value
   */
  call(source: string, args: readonly Json[]): Promise<unknown>
  /** Clicks with the mouse, at CSS pixels of the window. */
  click(x: number, y: number): Promise<void>
  /** Types on the keyboard. */
  type(text: string): Promise<void>
  /** Chooses a file for a field. @param source of a function that returns the field */
  attach(source: string, args: readonly Json[], path: string): Promise<void>
  /** Returns a picture of what the window shows, as PNG. */
  screenshot(): Promise<Buffer>
  /** Brings the tab to the front. */
  show(): Promise<void>
}

export interface Driver {
  newTab(): Promise<DriverTab>
  /** Quits the browser as a person does, so that it writes its profile. */
  quit(): Promise<void>
}

export interface Launch {
  /** Folder of the profile, which may be empty. */
  profile: string
  isPrivate: boolean
}

/** A click as WebDriver's "Perform Actions" takes it, which BiDi shares. */
export function clickActions(x: number, y: number): Json {
  const button = (type: string) => ({ type, button: 0 })
  const actions = [{ type: 'pointerMove', x, y }, button('pointerDown'), button('pointerUp')]
  return [{ type: 'pointer', id: 'mouse', actions }]
}

/** Typing, for the same command. */
export function typeActions(text: string): Json {
  const actions = Array.from(text, (value) => value).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}
