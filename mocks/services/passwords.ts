import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Hashes a password with a salt, in one normal form (rules 53): systems differ in how they type é. A library computes the hash, because pages on plain HTTP lack `crypto.subtle`. The
 * simulator protects nothing of value, but it must not store or show passwords.
 */
export function hashPassword(password: string, salt: string): string {
  return hashOf(password.normalize(), salt)
}

/** Whether the password matches the stored hash. Earlier ones are of the password as it was typed. */
export function passwordMatches(password: string, stored: string): boolean {
  const forms = [password.normalize(), password.normalize('NFD'), password]
  return forms.some((form) => hashOf(form, stored.split(':')[0] ?? '') === stored)
}

function hashOf(password: string, salt: string): string {
  return `${salt}:${bytesToHex(sha256(utf8ToBytes(`${salt}:${password}`)))}`
}
