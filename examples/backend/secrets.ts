import { createHash, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

export const newToken = (): string => randomBytes(32).toString('hex')
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
/** A name that nobody can guess: uploads are readable by whoever has their address. */
export const fileName = (extension: string): string => `${randomBytes(16).toString('hex')}.${extension}`
/** For tokens and codes, so that the database doesn't contain them. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Returns the salt and the hash of a password, as hexadecimal digits. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${(await derive(password, salt, 32)).toString('hex')}`
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split(':')
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'hex'), 32), Buffer.from(hash, 'hex'))
}
