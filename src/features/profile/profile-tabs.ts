import type { AccountType } from '../../api/session.ts'

/** The tabs of the profile, in order (product: profile). */
export const profileTabs = [
  { tab: 'profile', type: undefined, title: 'Profile' },
  { tab: 'change-password', type: 'change-password', title: 'Change password' },
  { tab: 'receipts', type: 'receipts', title: 'Receipts', for: 'recruiter' },
  { tab: 'payments', type: 'payments', title: 'Payments', for: 'recruiter' },
] as const satisfies readonly {
  tab: string
  /** The last part of the URL; absent for the profile itself. */
  type: string | undefined
  title: string
  /** Absent: for every account type. */
  for?: AccountType
}[]

export type ProfileTabName = (typeof profileTabs)[number]['tab']

/** The tab for the last part of a URL; `undefined` if there is none. */
export function readTab(type: string | undefined): ProfileTabName | undefined {
  return profileTabs.find((each) => each.type === type)?.tab
}
