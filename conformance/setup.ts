/** The kinds of account that the checks need: two of each, so that one can try what belongs to the other. */
export type Role = 'recruiter' | 'otherRecruiter' | 'seeker' | 'otherSeeker'

/** An account of the tested backend. */
export interface Account {
  email: string
  /** A token that works already; left out, the kit logs in by a code. */
  token?: string
}

/** What the hook `decideTransfer` is told. */
export interface Transfer {
  paymentId: number
  jobId: number
  title: string
}

/**
 * What the kit has to know of the tested backend, beside its address. Every part can be left out: whatever needs it is
 * then reported as not checked.
 */
export interface Setup {
  /** The same permission as `--write`, for a backend that only serves tests. */
  mayWrite?: boolean
  /** Sent with every call as `X-Access-Key`. */
  accessKey?: string
  /**
   * Permission to sign up accounts: the address of a new one, whose mail `code` can read. No call deletes an account, so
   * they stay. @param name differs for each account, and has only letters, digits and hyphens
   */
  newAddress?: (name: string) => string
  /** Accounts to use instead of new ones. */
  accounts?: Partial<Record<Role, Account>>
  /** The newest code that was mailed to an address for this purpose. */
  code?: (mail: { email: string; purpose: 'login' | 'reset' }) => Promise<string>
  /** Decides on a job, as an administrator does. */
  decideJob?: (jobId: number, decision: 'approved' | 'cancelled') => Promise<void>
  /** Decides on a bank transfer, as an administrator does. */
  decideTransfer?: (transfer: Transfer, decision: 'approved' | 'rejected') => Promise<void>
  /** Moves the backend's clock forwards. */
  advance?: (milliseconds: number) => Promise<void>
  /** Puts the clock right again, at the end of a run. */
  resetClock?: () => Promise<void>
  /** Pays a payment intent with a test card of the card provider: one that is accepted, or one that is declined. */
  payCard?: (intent: {
    clientSecret: string
    publishableKey: string
    card: 'paid' | 'declined'
  }) => Promise<void>
  /**
   * A credential of the identity provider for an address; empty if nobody can log in with Google here. The client id is
   * undefined if the settings name none: it is then the one that the app is built with (VITE_GOOGLE_CLIENT_ID).
   */
  googleCredential?: (identity: { email: string; clientId: string | undefined }) => Promise<string>
}

/** What a setup file exports as `setup`. @param url the address of the backend, without a slash at its end */
export type SetupOf = (url: string) => Setup | Promise<Setup>
