import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Hashes a password with a salt. A library computes the hash, because pages on plain HTTP lack `crypto.subtle`. The
 * simulator protects nothing of value, but it must not store or show passwords.
 */
export function hashPassword(password: string, salt: string): string {
  return `${salt}:${bytesToHex(sha256(utf8ToBytes(`${salt}:${password}`)))}`
}

/** Whether the password matches the stored hash. */
export function passwordMatches(password: string, stored: string): boolean {
  return hashPassword(password, stored.split(':')[0] ?? '') === stored
}
