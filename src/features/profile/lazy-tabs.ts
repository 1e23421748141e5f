import { lazyComponent } from '../../ui/lazy-component.tsx'

// Each tab is a chunk of its own, so that the password tab does not load the profile form.
const ProfileTab = lazyComponent(async () => (await import('./ProfileTab.tsx')).ProfileTab)
const ChangePasswordTab = lazyComponent(
  async () => (await import('./ChangePasswordTab.tsx')).ChangePasswordTab,
)
const ReceiptsTab = lazyComponent(async () => (await import('./ReceiptsTab.tsx')).ReceiptsTab)
const PaymentsTab = lazyComponent(async () => (await import('./PaymentsTab.tsx')).PaymentsTab)

/** The content of each profile tab, loaded when the tab is first shown. */
export const lazyTabs = {
  profile: ProfileTab,
  'change-password': ChangePasswordTab,
  receipts: ReceiptsTab,
  payments: PaymentsTab,
}
