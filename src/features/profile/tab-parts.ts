import { part } from '../../ui/part.tsx'

// Each tab is code of its own: whoever changes a password waits for no form.
const ProfileTab = part(async () => (await import('./ProfileTab.tsx')).ProfileTab)
const ChangePasswordTab = part(async () => (await import('./ChangePasswordTab.tsx')).ChangePasswordTab)
const ReceiptsTab = part(async () => (await import('./ReceiptsTab.tsx')).ReceiptsTab)
const PaymentsTab = part(async () => (await import('./PaymentsTab.tsx')).PaymentsTab)

/** What the tabs of the own profile show, by their names. */
export const tabParts = {
  profile: ProfileTab,
  'change-password': ChangePasswordTab,
  receipts: ReceiptsTab,
  payments: PaymentsTab,
}
