export { ChangedElsewhere, heldBack } from './ChangedElsewhere.tsx'
export { useConfirmedRemoval } from './useConfirmedRemoval.ts'
export { useOptimisticToggle } from './useOptimisticToggle.ts'
