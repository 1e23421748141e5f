import type { AccountType } from '../../api/session.ts'

/** The tabs of the own profile, in their order (product: profile). */
export const profileTabs = [
  { tab: 'profile', type: undefined, title: 'Profile' },
  { tab: 'change-password', type: 'change-password', title: 'Change password' },
  { tab: 'receipts', type: 'receipts', title: 'Receipts', for: 'recruiter' },
  { tab: 'payments', type: 'payments', title: 'Payments', for: 'recruiter' },
] as const satisfies readonly {
  tab: string
  /** The last part of the address; the profile itself has none. */
  type: string | undefined
  title: string
  /** Everybody has it where this is absent. */
  for?: AccountType
}[]

export type ProfileTabName = (typeof profileTabs)[number]['tab']

/** The tab of an address's last part; `undefined` for one that there is not. */
export function readTab(type: string | undefined): ProfileTabName | undefined {
  return profileTabs.find((each) => each.type === type)?.tab
}
