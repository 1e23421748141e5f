import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PaymentsTab, ReceiptsTab } from '../payments/index.ts'

// Each tab is a chunk of its own, so that the password tab does not load the profile form.
const ProfileTab = lazyComponent(async () => (await import('./ProfileTab.tsx')).ProfileTab)
const ChangePasswordTab = lazyComponent(
  async () => (await import('./ChangePasswordTab.tsx')).ChangePasswordTab,
)

/** The content of each profile tab, loaded when the tab is first shown. */
export const lazyTabs = {
  profile: ProfileTab,
  'change-password': ChangePasswordTab,
  receipts: ReceiptsTab,
  payments: PaymentsTab,
}
