import type { PageHost } from '../engine/hosts/browser/open-runtime.ts'

/** Where a login is stored: in this tab only, or in the browser for all tabs. */
export type TokenScope = 'tab' | 'browser'

/** The interface between the app and the simulator on its page, so that neither imports the other. */
export interface SimulatorHost extends PageHost {
  /** The app's login. The panel calls `refresh()` after it has changed the login. */
  readonly token: {
    /** The token that this tab sends with its calls; none for a visitor. */
    get(): string | undefined
    /** Logs in as the token's owner; `tab` does not affect other tabs. */
    set(token: string, scope: TokenScope): void
    clear(): void
    /** Whether the token belongs to this tab alone. */
    isInTab(): boolean
  }

  /** Frames of one window, each with its own login. */
  readonly frames: {
    /** Whether this page is in such a frame. */
    readonly isInside: boolean
    /** Returns the window name of a frame. */
    nameOf(frame: string): string
    /** Sets the login of a frame before it loads; without a token, it shows the app to a visitor. */
    setToken(frame: string, token: string | undefined): void
  }

  /** Reloads the screens' data after the panel has changed the world. */
  refresh(): Promise<void>

  /**
   * Tells the page that it shows another moment or, with `who`, another person: it dismisses the messages of before. With
   * `who`, it also goes to the top and shows this sentence.
   */
  begin(who?: string): void

  /** Opens a page of the app. `to` is its path with search, without `basePath`: `/books/7?search=kim`. */
  navigate(to: string): void
}
