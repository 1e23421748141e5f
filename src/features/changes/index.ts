export { ChangedElsewhere } from './ChangedElsewhere.tsx'
export { unreadMessages } from './unread.ts'
export { useConfirmedRemoval } from './useConfirmedRemoval.ts'
export { useOptimisticToggle } from './useOptimisticToggle.ts'
