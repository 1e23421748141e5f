/** The accounts that the checks need: two of each type, so that one can try to use what belongs to the other. */
export type Role = 'recruiter' | 'otherRecruiter' | 'seeker' | 'otherSeeker'

export interface Account {
  email: string
  /** A valid token. Without it, the kit logs in with a code. */
  token?: string
}

/** The argument of the hook `decideTransfer`. */
export interface Transfer {
  paymentId: number
  jobId: number
  title: string
}

/**
 * What the kit needs to know about the tested backend. Everything is optional: checks that need a missing part are
 * reported as not checked.
 */
export interface Setup {
  /** The same as `--write`, for a backend used only for tests. */
  mayWrite?: boolean
  /** The value of the header `X-Access-Key`, which is sent with every call. */
  accessKey?: string
  /**
   * Allows signing up accounts: returns the address of a new one, whose email `code` can read. Accounts remain, since
   * no call deletes them. @param name differs for each account, and has only letters, digits and hyphens
   */
  newAddress?: (name: string) => string
  /** Accounts to use instead of new ones. */
  accounts?: Partial<Record<Role, Account>>
  /** Returns the newest code sent to an address for this purpose. */
  code?: (mail: { email: string; purpose: 'login' | 'reset' }) => Promise<string>
  /** Reviews a job, as an administrator does. */
  decideJob?: (jobId: number, decision: 'approved' | 'cancelled') => Promise<void>
  /** Reviews a bank transfer, as an administrator does. */
  decideTransfer?: (transfer: Transfer, decision: 'approved' | 'rejected') => Promise<void>
  /** Moves the backend's clock forward. */
  advance?: (milliseconds: number) => Promise<void>
  /** Resets the backend's clock. Called at the end of a run. */
  resetClock?: () => Promise<void>
  /** Pays a payment intent with a test card that the card provider accepts or declines. */
  payCard?: (intent: {
    clientSecret: string
    publishableKey: string
    card: 'paid' | 'declined'
  }) => Promise<void>
  /**
   * Returns a credential of the identity provider for an address, or '' if there is no Google login. The client ID is
   * undefined if the settings have none; the app then uses VITE_GOOGLE_CLIENT_ID.
   */
  googleCredential?: (identity: { email: string; clientId: string | undefined }) => Promise<string>
}

/** The export `setup` of a setup file. @param url the backend's URL, without a trailing slash */
export type SetupOf = (url: string) => Setup | Promise<Setup>

export type Hook = Exclude<keyof Setup, 'mayWrite' | 'accessKey' | 'accounts'>

/** The words that complete "not checked: needs …" in the report. `write` is permission to change data. */
export const needWords: Readonly<Record<'write' | Hook, string>> = {
  write: '--write, permission to change data',
  newAddress: 'permission to sign up accounts (newAddress in the setup file)',
  code: 'the codes sent by email (code in the setup file)',
  decideJob: 'an administrator who reviews jobs (decideJob in the setup file)',
  decideTransfer: 'an administrator who reviews bank transfers (decideTransfer in the setup file)',
  advance: 'an adjustable clock (advance in the setup file)',
  resetClock: 'a clock that can be reset (resetClock in the setup file)',
  payCard: 'test cards (payCard in the setup file)',
  googleCredential: 'credentials of the identity provider (googleCredential in the setup file)',
}
