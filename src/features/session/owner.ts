import { createContext } from 'react'

/**
 * The account that `RequireRole` has admitted. It stays the same after its session expires, so that later input is still
 * saved for that account (rules 12).
 */
export const Owner = createContext<number | undefined>(undefined)
