export { ChangedElsewhere } from './ChangedElsewhere.tsx'
export { useConfirmedRemoval } from './useConfirmedRemoval.ts'
export { useOptimisticToggle } from './useOptimisticToggle.ts'
