import type { PageHost } from '../engine/hosts/browser/host.ts'

/** Where a sign-in is kept: in this tab only, or in the browser for all of its tabs. */
export type TokenScope = 'tab' | 'browser'

/** What the app lends to the simulator in its page, so that neither imports the other. A panel works through it. */
export interface SimulatorHost extends PageHost {
  /** The app's sign-in. A change is followed by `refresh()`, which the panel calls. */
  readonly token: {
    /** The token that this tab sends with its calls; none for a visitor. */
    get(): string | undefined
    /** Signs in as the token's owner; `tab` leaves the other tabs as they are. */
    set(token: string, scope: TokenScope): void
    clear(): void
    /** Whether the token belongs to this tab alone. */
    isInTab(): boolean
  }

  /** Frames of one window, in which the app is logged in for several people at once. */
  readonly frames: {
    /** Whether this page is in such a frame. */
    readonly isInside: boolean
    /** The name that a frame's window needs. */
    nameOf(frame: string): string
    /** Logs a frame in before it loads, or shows it the app as a visitor. */
    setToken(frame: string, token: string | undefined): void
  }

  /** Makes the screens ask again for what they show, after the world has changed behind them. */
  refresh(): Promise<void>

  /** Opens a page of the app. `to` is its path with search, without `basePath`: `/books/7?search=kim`. */
  navigate(to: string): void
}
