export { useOwnRowRemoval } from './use-own-row-removal.ts'
