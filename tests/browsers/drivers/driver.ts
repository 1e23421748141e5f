// What a driver can't do is left out of the journeys:
// - Firefox without a window ignores keys in a select, and WebKit those in a frame: the option is set by script.
// - Neither has the keys for a hard reload: Firefox reloads with its cache bypassed, WebKit by its own function.
// - Downloads, the clipboard and printing; the end-to-end tests in Chromium cover them.
// - Uncaught errors and violations of the content policy, which WebKit's driver doesn't report.

/** A value that survives the way into a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined }

/** The steps of one input device, as in WebDriver's "Perform Actions", which BiDi shares. */
export type Actions =
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      actions: readonly (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[]
    }

/** What a driver can do with one tab. Everything else is built on this, the same way for every browser. */
export interface DriverTab {
  /** Whether the keyboard reaches the select of a form. */
  readonly opensSelects: boolean
  /** Loads a URL, and waits for the page's load event. */
  open(url: string): Promise<void>
  /** Reloads without waiting for the page. */
  reload(): Promise<void>
  /** The same without the cache. */
  hardReload(): Promise<void>
  /** Moves through the tab's history, without waiting for the page. */
  go(steps: -1 | 1): Promise<void>
  /**
   * Calls a function in the page and waits for its promise.
   * @param source of the function
   * @returns its JSON value
   */
  call(source: string, args: readonly Json[]): Promise<unknown>
  /** Sends real input. Pointer positions are in CSS pixels of the window. */
  perform(actions: readonly Actions[]): Promise<void>
  /** Chooses files for a field. @param source of a function that returns the field */
  attach(source: string, args: readonly Json[], paths: readonly string[]): Promise<void>
  /** Returns a picture of what the window shows, as PNG. */
  screenshot(): Promise<Buffer>
  resize(width: number, height: number): Promise<void>
  /** Brings the tab to the front. */
  show(): Promise<void>
  close(): Promise<void>
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
  theme: 'light' | 'dark'
}
