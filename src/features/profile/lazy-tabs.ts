import { lazyComponent } from '../../ui/lazy-component.tsx'

// One chunk per tab: the password tab does not load the profile form.
const ProfileTab = lazyComponent(async () => (await import('./ProfileTab.tsx')).ProfileTab)
const ChangePasswordTab = lazyComponent(
  async () => (await import('./ChangePasswordTab.tsx')).ChangePasswordTab,
)
const ReceiptsTab = lazyComponent(async () => (await import('./ReceiptsTab.tsx')).ReceiptsTab)
const PaymentsTab = lazyComponent(async () => (await import('./PaymentsTab.tsx')).PaymentsTab)

/** The tabs of the profile, by their names in the URL. */
export const lazyTabs = {
  profile: ProfileTab,
  'change-password': ChangePasswordTab,
  receipts: ReceiptsTab,
  payments: PaymentsTab,
}
