import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * What is stored of a password: a salted hash. It runs without the browser's crypto, which plain http does not have.
 * The simulator guards nothing of value; it only must not keep or show passwords.
 */
export function hashPassword(password: string, salt: string): string {
  return `${salt}:${bytesToHex(sha256(utf8ToBytes(`${salt}:${password}`)))}`
}

/** Whether this is the password of the stored hash. */
export function passwordMatches(password: string, stored: string): boolean {
  return hashPassword(password, stored.split(':')[0] ?? '') === stored
}
