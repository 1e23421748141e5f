export { FeatureBanner } from './FeatureBanner.tsx'
export { methodWords } from './payment-method.ts'
