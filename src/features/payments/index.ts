export { FeatureBanner } from './FeatureBanner.tsx'
export { PaymentsTab, ReceiptsTab } from './lazy-tabs.ts'
export { featuredDays, featureStateOf } from './feature-state.ts'
