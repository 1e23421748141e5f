import { lazyComponent } from '../../ui/lazy-component.tsx'

export const PaymentsTab = lazyComponent(async () => (await import('./PaymentsTab.tsx')).PaymentsTab)
export const ReceiptsTab = lazyComponent(async () => (await import('./ReceiptsTab.tsx')).ReceiptsTab)
