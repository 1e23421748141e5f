import { describe, expect, it } from 'vitest'
import { callNames } from '../../conformance/contract.ts'
import type { CallName } from '../../mocks/operation.ts'
import { jobBoard } from '../../mocks/backend.ts'
import { sentenceOf } from '../../mocks/board-panel/log/sentences.ts'
import { accountOf, callersOf } from '../support/cast.ts'
import { exampleAnswer } from '../support/answers.ts'
import { createTestBackend, formOf, watchNews, worldOf } from '../support/backend.ts'
import { bringThings, payloadOf, type Things } from '../support/payloads.ts'

/** What a call says when it succeeds, unless it says what its example in the contract does. Those that read say nothing. */
const messages: Partial<Record<CallName, string>> = {
  'login-with-google': 'Welcome, heather Person.',
  verify: 'Welcome, heather Person.',
  'jobs/apply': 'Application sent to heather Works.',
  'jobs/change-application-status': 'heather Person moved to “Shortlisted”.',
  'bookmarks/toggle': 'Bookmark removed.',
  'followers/toggle': 'You no longer follow heather Works.',
  'cvs/set-default': 'heather spare is now your default CV.',
  'employees/create': 'Request sent to heather-stranger Person.',
}

interface Mail {
  to: string
  subject: string
  /** The page of the app that it links to; `…` is the id of what the notification is about. */
  page?: string
  /** Part of its text. */
  text?: string
}

/** The email that a call sends. The others send none. */
const mails: Partial<Record<CallName, Mail>> = {
  register: {
    to: 'new.heather-stranger.job_seeker@example.org',
    subject: 'Welcome to Fieldwork',
    page: '/login',
  },
  login: { to: 'heather.recruiter@example.org', subject: '… is your login code' },
  'send-password-reset-link': {
    to: 'heather.recruiter@example.org',
    subject: 'Reset your password',
    page: '/reset-password/heather.recruiter%40example.org',
    text: 'The code works once',
  },
  'reset-password': {
    to: 'heather.job_seeker@example.org',
    subject: 'Your password has changed',
    page: '/forgot-password',
  },
  'change-password': {
    to: 'heather.job_seeker@example.org',
    subject: 'Your password has changed',
    page: '/forgot-password',
  },
  'send-message': {
    to: 'hello@fieldwork.example',
    subject: 'A question',
    text: 'Sent by Ines Calloway (ines@example.com)',
  },
  subscribe: {
    to: 'ines@example.com',
    subject: 'You’re subscribed to our newsletter',
    page: '/contact',
  },
  'jobs/delete': {
    to: 'heather.job_seeker@example.org',
    subject: 'Job deleted: heather keeper',
    page: '/my-applied',
    text: 'heather Works has deleted “heather keeper”, which you applied for.',
  },
  'jobs/apply': {
    to: 'heather.recruiter@example.org',
    subject: 'New application: heather painter',
    page: '/jobs/…',
    text: 'heather Person has applied for “heather painter”.',
  },
  'jobs/change-application-status': {
    to: 'heather.job_seeker@example.org',
    subject: 'You’re on the shortlist: heather keeper',
    page: '/application/…',
    text: 'heather Works',
  },
  'payments/verify-stripe': {
    to: 'heather.recruiter@example.org',
    subject: 'Payment received: heather captain',
    page: '/profile/payments',
    text: 'your payment of $49.00.\n\n“heather captain” is now featured for 30 days',
  },
  'employees/create': {
    to: 'heather-stranger.job_seeker@example.org',
    subject: 'heather Works would like to list you as an employee',
    page: '/profile',
  },
  'employees/delete': {
    to: 'heather.job_seeker@example.org',
    subject: 'heather Works has withdrawn its request to list you as an employee',
    page: '/profile',
  },
  'employees/accept-request': {
    to: 'heather.recruiter@example.org',
    subject: 'heather Person accepted your request',
    page: '/profile',
  },
  'employees/decline-request': {
    to: 'heather.recruiter@example.org',
    subject: 'heather Person declined your request',
    page: '/profile',
  },
  'employees/remove-request': {
    to: 'heather-formerly.recruiter@example.org',
    subject: 'heather Person is no longer listed as your employee',
    page: '/profile',
  },
}

type Notice = readonly [type: string, about: keyof Things | 'what is new', content: string]

/** The notification that a call sends to the same account as its email (rules 33). */
const notices: Partial<Record<CallName, Notice>> = {
  'jobs/delete': ['job_deleted', 'job', 'The company deleted “heather keeper”, which you applied for.'],
  'jobs/apply': ['new_job_application', 'openJob', 'heather Person applied for “heather painter”.'],
  'jobs/change-application-status': [
    'job_application_status_changed',
    'application',
    'heather Works moved your application for “heather keeper” to “Shortlisted”.',
  ],
  'employees/create': [
    'employee_request',
    'what is new',
    'heather Works would like to list you as an employee.',
  ],
  'employees/delete': [
    'employee_request_removed',
    'pendingLink',
    'heather Works has withdrawn its request to list you as an employee.',
  ],
  'employees/accept-request': [
    'employee_request_accepted',
    'pendingLink',
    'heather Person accepted your request.',
  ],
  'employees/decline-request': [
    'employee_request_declined',
    'pendingLink',
    'heather Person declined your request.',
  ],
  'employees/remove-request': [
    'employee_request_removed',
    'acceptedLink',
    'heather Person is no longer listed as your employee.',
  ],
}

/** Ends names with a letter that is written from right to left, after a sign that turns what follows. */
const turn = (name: string) => `${name} \u202eא`
const isolated = (text: string) =>
  text.replaceAll(/\u200e\u2068([^\u202a-\u202e\u2066-\u2069]*) א\u2069/g, '$1')

describe('a success of', () => {
  it.each(callNames)('%s says, sends and changes what it should, and nothing else', async (call) => {
    const backend = await createTestBackend('empty')
    const things = await bringThings(backend, 'heather')
    await backend.runtime.mutate(({ tx }) => {
      for (const { id, name } of tx.accounts.all()) tx.accounts.patch(id, { name: turn(name) })
      for (const { id, title } of tx.jobs.all()) tx.jobs.patch(id, { title: turn(title) })
      for (const { id, title } of tx.cvs.all()) tx.cvs.patch(id, { title: turn(title) })
    })
    const [role = null] = callersOf(call)
    const payload = payloadOf(call, things, role ?? 'job_seeker')
    const token = role === null ? undefined : await backend.signIn(accountOf(things, role))
    const emails = await backend.runtime.read(
      ({ tx }) => new Map(tx.accounts.all().map(({ id, email }) => [id, email])),
    )
    const [before, news] = [JSON.stringify(await worldOf(backend)), await watchNews(backend)]
    const response = await backend.raw(call, formOf(payload), token)
    const isJson = response.headers.get('content-type') === 'application/json'
    const { message = '' } = isJson ? await response.json() : {}
    const sent = await news()
    const [mail, notice] = [mails[call], notices[call]]
    const reads = jobBoard.whenFull?.[call] === 'reads'
    const [id] = sent.notifications.map(({ table_id }) => table_id)
    expect(
      {
        message: isolated(message),
        mails: sent.mails.map(({ to, subject }) => [to, isolated(subject).replace(/^\d{6}/, '…')]),
        notices: sent.notifications.map(({ account_id, type, table_id, content }) => [
          emails.get(account_id),
          type,
          table_id,
          isolated(content),
        ]),
        changes: JSON.stringify(await worldOf(backend)) !== before,
      },
      `Give ${call} the message of its example in openapi.yaml, or list it in \`messages\`, its email in \`mails\` and its notification in \`notices\`, in tests/backend/successes.test.ts. A call that only reads is listed in mocks/when-full.ts.`,
    ).toEqual({
      message: reads ? '' : (messages[call] ?? exampleAnswer(call)['message']),
      mails: mail ? [[mail.to, mail.subject]] : [],
      notices: notice
        ? [[mail?.to, notice[0], notice[1] === 'what is new' ? id : things[notice[1]], notice[2]]]
        : [],
      changes: !reads || call === 'jobs/fetch-single',
    })
    for (const { text, html } of sent.mails) {
      const page = mail?.page?.replace('…', String(id))
      const isLink = /(?<=https:\/\/app\.example)[^\s"<]+/g
      expect(text.match(isLink)).toEqual(page === undefined ? null : [page])
      expect(html.match(isLink)).toEqual(page === undefined ? null : [page, page, page])
      expect(isolated(text)).toContain(mail?.text ?? '')
      // The page of an email says the same as its text, and loads nothing.
      expect(html).toMatch(/^<!doctype html>\n<html lang="en">[^]*<\/html>$/)
      expect(html).not.toMatch(/<(?:img|script|link|style|iframe|form)\b|url\(|src=/)
      const words = html.replaceAll(/<[^>]*>/g, '')
      for (const line of text.split('\n')) expect(words).toContain(line.replace(/:$/, ''))
      // No email repeats a password.
      expect(text).not.toContain('another-long-1')
    }
    const [step] = backend.runtime.store.history.steps.slice(-1)
    const told = await backend.runtime.read(({ tx }) =>
      step?.origin ? sentenceOf(step.origin, step, tx) : '',
    )
    expect(
      isolated(JSON.stringify([sent, told])),
      `Isolate names in the sentences of ${call} (rules 53).`,
    ).not.toContain('א')
  })
})
