import { createContext } from 'react'

/**
 * Whose what is on screen is: the account that `RequireRole` has let in. It stays that one after its session has died, so
 * that what is typed from then on is still its own (rules 12).
 */
export const Owner = createContext<number | undefined>(undefined)
