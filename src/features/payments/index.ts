export { CardPayment } from './CardPayment.tsx'
export { FeatureBanner } from './FeatureBanner.tsx'
