import type { Context } from '../operation.ts'
import type { Row } from '../model/tables.ts'
import {
  type CodeEvent,
  codeMachine,
  codeState,
  codeText,
  maxTries,
  resendAfter,
  resendIn,
} from '../rules/codes.ts'
import { after } from '../rules/machine.ts'
import { normalisedCode, normalisedEmail } from '../rules/text.ts'
import { Refused } from '../engine/base/errors.ts'

type Purpose = Row<'codes'>['purpose']

/** The message for a refused code. It does not reveal whether the code was wrong, expired or never sent (rules 9). */
export const wrongCode = 'This code is wrong or no longer valid. Check it, or request a new one.'

/**
 * Makes a code for an address and invalidates the previous one (rules 9).
 * @param account undefined if the address has no account, which the caller must not reveal
 * @returns the code to send
 * @throws Refused too soon after the last code (HTTP 429); without an account if `accounts.unknown` is reversed
 */
export function issueCode(
  { tx, now, random, otherwise }: Context,
  purpose: Purpose,
  address: string,
  account: Pick<Row<'accounts'>, 'id'> | undefined,
): string {
  if (!account && otherwise.has('accounts.unknown'))
    throw new Refused('No account uses this address. Please sign up first.')
  const email = normalisedEmail(address)
  const previous = tx.codes.one('holder', `${purpose}:${email}`)
  const retryAfter = previous ? resendIn(previous, now) : 0
  if (after(codeMachine, codeState(previous, now), 'send') === undefined || retryAfter > 0) {
    throw new Refused(
      `We’ve just sent you a code. Please wait ${resendAfter / 1_000} seconds before you request another.`,
      {
        httpStatus: 429,
        retryAfter,
      },
    )
  }
  if (previous) tx.codes.remove(previous.id)
  const code = random.code()
  tx.codes.insert({ purpose, email, account_id: account?.id ?? null, code, sent_at: now, tries: 0 })
  return codeText(code, otherwise)
}

/**
 * Redeems a code. A code works once, within its lifetime, and not after too many wrong tries (rules 9).
 * @param given the code, and the request field that contained it
 * @returns the account that requested the code
 * @throws Refused for a wrong or expired code; with HTTP 429 once the tries are used up
 */
export function redeemCode(
  { tx, now, otherwise }: Context,
  purpose: Purpose,
  address: string,
  given: { field: string; code: string },
): Row<'accounts'> {
  const errors = { [given.field]: [wrongCode] }
  const code = tx.codes.one('holder', `${purpose}:${normalisedEmail(address)}`)
  if (!code) throw new Refused(wrongCode, { errors })
  const state = codeState(code, now)
  const isRight = normalisedCode(given.code) === normalisedCode(codeText(code.code, otherwise))
  const fits = code.account_id !== null && isRight
  if (fits && after(codeMachine, state, 'redeem') === 'none') {
    tx.codes.remove(code.id)
    return tx.accounts.need(code.account_id)
  }
  const missed: CodeEvent = code.tries + 1 < maxTries ? 'miss' : 'miss_last'
  if (after(codeMachine, state, missed) === undefined) {
    const retryAfter = Math.max(1, resendIn(code, now))
    throw new Refused('Too many wrong codes. Please request a new one.', { httpStatus: 429, retryAfter })
  }
  tx.codes.patch(code.id, { tries: code.tries + 1 })
  throw new Refused(wrongCode, { errors, keepChanges: true })
}
