import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import * as v from 'valibot'
import { normalisedEmail } from '../rules/text.ts'
import { hour } from '../engine/base/clock.ts'
import type { Context } from '../operation.ts'

const issuer = 'https://accounts.google.com'
/** The lifetime of a credential, in milliseconds. */
export const credentialLifetime = hour

const header = encoded(JSON.stringify({ alg: 'HS256', kid: 'simulated', typ: 'JWT' }))

const claims = v.object({
  iss: v.literal(issuer),
  aud: v.string(),
  email: v.string(),
  email_verified: v.literal(true),
  /** Seconds since 1970 UTC. */
  exp: v.number(),
})

/** The person that a credential identifies. */
export interface Identity {
  email: string
  name?: string | undefined
  picture?: string | null
  /** Whether the provider has verified the address. True by default. */
  emailVerified?: boolean
}

/** Issues a credential, which is an ID token in JWT form. @param audience the client id of the app */
export function issueCredential(
  { email, name, picture, emailVerified = true }: Identity,
  audience: string,
  { now, key }: Pick<Context, 'now' | 'key'>,
): string {
  const issued = Math.floor(now / 1000)
  const address = normalisedEmail(email)
  const payload = encoded(
    JSON.stringify({
      iss: issuer,
      azp: audience,
      aud: audience,
      sub: BigInt(`0x${bytesToHex(sha256(utf8ToBytes(address))).slice(0, 16)}`).toString(),
      email: address,
      email_verified: emailVerified,
      ...(name !== undefined && { name }),
      ...(picture && { picture }),
      iat: issued,
      nbf: issued,
      exp: issued + credentialLifetime / 1000,
    }),
  )
  return `${header}.${payload}.${signature(`${header}.${payload}`, key)}`
}

/**
 * Verifies that the provider issued and signed a credential for this app, and that it has not expired.
 * @returns its verified address; undefined if the credential is not valid
 */
export function emailOf(
  credential: string,
  audience: string,
  { now, key }: Pick<Context, 'now' | 'key'>,
): string | undefined {
  const [head, payload, signed, ...more] = credential.split('.')
  if (head !== header || payload === undefined || more.length > 0) return undefined
  if (signed !== signature(`${head}.${payload}`, key)) return undefined
  const result = v.safeParse(claims, decoded(payload))
  if (!result.success) return undefined
  const { aud, exp, email } = result.output
  return aud === audience && now < exp * 1000 ? normalisedEmail(email) : undefined
}

function signature(text: string, key: string): string {
  return base64url(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)))
}

function encoded(text: string): string {
  return base64url(utf8ToBytes(text))
}

function base64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decoded(text: string): unknown {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
