import type { PageHost } from '../engine/hosts/browser/start.ts'

/** Where a login is stored: in this tab only, or in the browser for all tabs. */
export type TokenScope = 'tab' | 'browser'

/** What the panel needs of its page, and what it makes use of. */
export interface PanelHost extends Pick<PageHost, 'basePath'> {
  /** Reloads the screens' data after the panel has changed the world. */
  refresh(): unknown

  /** The app's login, if it has one. The panel calls `refresh()` after it has changed the login. */
  readonly token?: {
    /** The token that this tab sends with its calls; none for a visitor. */
    get(): string | undefined
    /** Logs in as the token's owner; `tab` does not affect other tabs. */
    set(token: string, scope: TokenScope): void
    clear(): void
    /** Whether the token belongs to this tab alone. */
    isInTab(): boolean
  }

  /** Tells the page that it shows another moment: it dismisses the messages of before. */
  begin?(): void
}
