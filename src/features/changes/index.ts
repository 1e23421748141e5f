export { useConfirmedRemoval } from './useConfirmedRemoval.ts'
export { useOptimisticToggle } from './useOptimisticToggle.ts'
