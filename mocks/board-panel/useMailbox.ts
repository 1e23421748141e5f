import { useCallback, useEffect } from 'react'
import type { Context } from '../operation.ts'
import { useSaved } from '../panel/saved.ts'
import {
  type Mail,
  mailsOf,
  noReading,
  type Reading,
  readingKey,
  readingOf,
  readingSchema,
  withOpened,
} from './mail.ts'
import { useBoard, useBoardWorld } from './useBoard.ts'

/** The emails, and which of them have been opened. */
export function useMailbox(): {
  mails: readonly Mail[]
  reading: Reading
  markOpened: (mail: Mail) => void
} {
  const { runtime } = useBoard()
  const select = useCallback(
    // The epoch is read together with the emails, because a reset changes both.
    (context: Context) => ({
      mails: mailsOf(context),
      epoch: runtime.store.identity?.epoch ?? '',
      now: context.now,
    }),
    [runtime],
  )
  const mailbox = useBoardWorld(select)
  const [saved, save] = useSaved(readingKey, readingSchema, noReading)
  const reading = mailbox ? readingOf(saved, mailbox.epoch, mailbox.mails, mailbox.now) : noReading

  useEffect(() => {
    if (mailbox && saved.epoch !== mailbox.epoch) save(reading)
  }, [mailbox, saved, save, reading])

  return { mails: mailbox?.mails ?? [], reading, markOpened: (mail) => save(withOpened(reading, mail)) }
}
