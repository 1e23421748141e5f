import type { Backend } from '../backend.ts'
import type { Convention } from './convention.ts'
import { houseConvention } from './house.ts'
import type { BackendTypes } from './types.ts'

/** Returns a backend's convention: that of its contract, or the house's. */
export function conventionOf<B extends BackendTypes>({ contract, style }: Backend<B>): Convention {
  return 'convention' in contract ? contract.convention(style) : houseConvention(contract, style)
}
