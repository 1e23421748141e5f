import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Hashes a password with a salt. `crypto.subtle` is not used, because pages on plain HTTP lack it. The simulator
 * protects nothing of value, but must not store or show passwords.
 */
export function hashPassword(password: string, salt: string): string {
  return `${salt}:${bytesToHex(sha256(utf8ToBytes(`${salt}:${password}`)))}`
}

/** Whether the password matches the stored hash. */
export function passwordMatches(password: string, stored: string): boolean {
  return hashPassword(password, stored.split(':')[0] ?? '') === stored
}
