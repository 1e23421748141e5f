import type { PageHost } from '../engine/hosts/browser/start.ts'
import type { PanelHost } from '../panel/host.ts'

/** The interface between the app and the simulator on its page, so that neither imports the other. */
export interface SimulatorHost extends PageHost, PanelHost {
  readonly token: NonNullable<PanelHost['token']>

  /** Frames of one window, each with its own login. */
  readonly frames: {
    /** Whether this page is in such a frame. */
    readonly isInside: boolean
    /** Returns the window name of a frame. */
    nameOf(frame: string): string
    /** Sets the login of a frame before it loads; without a token, it shows the app to a visitor. */
    setToken(frame: string, token: string | undefined): void
  }

  refresh(): Promise<void>

  /**
   * Tells the page that it shows another moment or, with `who`, another person: it dismisses the messages of before. With
   * `who`, it also goes to the top and shows this sentence.
   */
  begin(who?: string): void

  /** Opens a page of the app. `to` is its path with search, without `basePath`: `/books/7?search=kim`. */
  navigate(to: string): void
}
