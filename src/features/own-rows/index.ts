export { useOwnRowRemoval } from './useOwnRowRemoval.ts'
