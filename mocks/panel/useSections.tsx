import { useCallback, useEffect, useSyncExternalStore } from 'react'
import {
  Clock,
  Gavel,
  Globe,
  List,
  Mail as MailIcon,
  Scale,
  Server,
  Users,
  Wifi,
} from '../../src/ui/Icon.tsx'
import type { Context } from '../operation.ts'
import { AssumptionsSection } from './AssumptionsSection.tsx'
import type { BesideBackend } from './beside-backend.ts'
import { ClockSection } from './ClockSection.tsx'
import { DataSection } from './DataSection.tsx'
import type { Section } from './frame.ts'
import { violationCount } from './log/words.ts'
import { LogSection } from './LogSection.tsx'
import {
  addressesHere,
  codeFor,
  isUnread,
  type Mail,
  mailsOf,
  noReading,
  type Reading,
  readingKey,
  readingOf,
  readingSchema,
  withOpened,
} from './mail.ts'
import { MailSection } from './MailSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import type { OptionsStore } from './options-store.ts'
import type { OtherwiseStore } from './otherwise-store.ts'
import { usePanel } from './panel-context.ts'
import { PeopleSection } from './PeopleSection.tsx'
import { ReviewSection } from './ReviewSection.tsx'
import { useSaved } from './saved.ts'
import type { SectionTab } from './SectionTabs.tsx'
import { useWorld } from './useWorld.ts'

/** The stores of the runtime's settings that the panel changes for this tab. */
export interface Stores {
  options: OptionsStore
  otherwise: OtherwiseStore
  /** Only beside a real backend. */
  beside?: BesideBackend | undefined
}

const noProblems: BesideBackend['problems'] = { subscribe: () => () => undefined, get: () => 0 }

/** Returns the sections as tabs, and what the closed panel's handle shows. */
export function useSections({ options, otherwise, beside }: Stores): {
  tabs: SectionTab<Section>[]
  unread: number
  broken: number
  mailWithCode: Mail | undefined
  markOpened: (mail: Mail) => void
} {
  const { runtime } = usePanel()
  const network = useSyncExternalStore(options.subscribe, options.get)
  const chosen = useSyncExternalStore(otherwise.subscribe, otherwise.get)
  const entries = useSyncExternalStore(
    useCallback((listener: () => void) => runtime.log.subscribe(listener), [runtime]),
    () => runtime.log.entries,
  )
  const { mails, reading, markOpened } = useMailbox()
  const { subscribe, get } = beside?.problems ?? noProblems
  const problems = useSyncExternalStore(subscribe, get)

  const unread = mails.filter((mail) => isUnread(reading, mail)).length
  const broken = violationCount(entries)
  const first: SectionTab<Section> = beside
    ? {
        value: 'backend',
        label: 'Backend',
        icon: Server,
        count: { value: problems, of: 'problems', bad: true },
        panel: beside.section,
      }
    : { value: 'people', label: 'People', icon: Users, panel: <PeopleSection /> }
  const tabs: SectionTab<Section>[] = [
    first,
    {
      value: 'mail',
      label: 'Mail',
      icon: MailIcon,
      count: { value: unread, of: 'unread' },
      panel: <MailSection mails={mails} reading={reading} onOpen={markOpened} />,
    },
    { value: 'review', label: 'Review', icon: Gavel, panel: <ReviewSection /> },
    { value: 'data', label: 'Data', icon: Globe, panel: <DataSection options={options} /> },
    { value: 'clock', label: 'Clock', icon: Clock, panel: <ClockSection /> },
    {
      value: 'network',
      label: 'Network',
      icon: Wifi,
      count: {
        value: network.faults.length + network.pins.length,
        of: 'active faults and pinned answers',
        bad: true,
      },
      panel: <NetworkSection options={network} store={options} />,
    },
    {
      value: 'assumptions',
      label: 'Assumptions',
      icon: Scale,
      count: { value: chosen.size, of: 'reversed' },
      panel: <AssumptionsSection chosen={chosen} set={otherwise.set} />,
    },
    {
      value: 'log',
      label: 'Log',
      icon: List,
      count: { value: broken, of: 'contract violations', bad: true },
      panel: <LogSection entries={entries} options={options} />,
    },
  ]
  return { tabs, unread, broken, mailWithCode: codeFor(mails, reading, addressesHere()), markOpened }
}

/** The emails, and which of them have been opened. */
function useMailbox(): { mails: readonly Mail[]; reading: Reading; markOpened: (mail: Mail) => void } {
  const { runtime } = usePanel()
  const select = useCallback(
    // The epoch is read together with the emails, because a reset changes both.
    (context: Context) => ({
      mails: mailsOf(context),
      epoch: runtime.store.identity?.epoch ?? '',
      now: context.now,
    }),
    [runtime],
  )
  const mailbox = useWorld(select)
  const [saved, save] = useSaved(readingKey, readingSchema, noReading)
  const reading = mailbox ? readingOf(saved, mailbox.epoch, mailbox.mails, mailbox.now) : noReading

  useEffect(() => {
    if (mailbox && saved.epoch !== mailbox.epoch) save(reading)
  }, [mailbox, saved, save, reading])

  return { mails: mailbox?.mails ?? [], reading, markOpened: (mail) => save(withOpened(reading, mail)) }
}
