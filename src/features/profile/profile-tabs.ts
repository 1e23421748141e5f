import type { AccountType } from '../../api/session.ts'

/** The tabs of the profile, in order (product: profile). */
export const profileTabs = [
  { tab: 'profile', type: undefined, title: 'Profile', for: undefined },
  { tab: 'change-password', type: 'change-password', title: 'Change password', for: undefined },
  { tab: 'receipts', type: 'receipts', title: 'Receipts', for: 'recruiter' },
  { tab: 'payments', type: 'payments', title: 'Payments', for: 'recruiter' },
] as const satisfies readonly {
  tab: string
  /** The last part of the URL; `undefined` for the profile itself. */
  type: string | undefined
  title: string
  /** The only account type with this tab; `undefined` if all have it. */
  for: AccountType | undefined
}[]

export type ProfileTabName = (typeof profileTabs)[number]['tab']

/** Returns the tab for the last part of a URL, or `undefined` if there is no such tab. */
export function readTab(type: string | undefined): ProfileTabName | undefined {
  return profileTabs.find((each) => each.type === type)?.tab
}
