import { createContext } from 'react'

/**
 * The id of the account that `RequireRole` has admitted. It stays after the session expires, so that later input is
 * still saved for that account (rules 12).
 */
export const Owner = createContext<number | undefined>(undefined)
