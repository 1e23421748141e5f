import type { Assumption } from '../assumptions.ts'

/** Limits that the contract sets. The app warns of them, and the server decides. */
export const limits = [
  {
    id: 'text-limits',
    assumes: 'Texts have a longest length: 255 characters for names, 5,000 or 20,000 for long ones.',
    calls: 'all',
    why: 'No lengths are shown.',
    effect: "The app warns and sends all the same; the server's message is shown at the field.",
  },
  {
    id: 'password-rule',
    assumes: 'A password has 8 to 128 characters.',
    calls: ['register', 'reset-password', 'change-password'],
    why: 'No rule for passwords is shown.',
    effect: "The app warns and sends all the same; the server's message is shown at the field.",
  },
  {
    id: 'number-limits',
    assumes: 'Salaries end at 999,999,999,999, vacancies at 100,000.',
    calls: ['jobs/create', 'jobs/update', 'jobs/search'],
    why: 'Only lower bounds are shown.',
    effect: "The server's message is shown at the field.",
  },
  {
    id: 'list-limits',
    assumes: 'Lists that are sent have a longest length.',
    calls: ['jobs/search', 'jobs/download-cvs', 'save-profile'],
    why: 'How many entries are taken is not shown.',
    effect: "The server's message is shown.",
  },
  {
    id: 'required-fields',
    assumes:
      'Jobs need a type, category and nature, and a place unless they are remote; projects need a title; messages all four fields.',
    calls: ['jobs/create', 'jobs/update', 'projects/add', 'projects/update', 'send-message'],
    why: 'That these must be given is not shown.',
    effect: 'The app asks for them. A server that needs fewer gets more than it needs.',
  },
  {
    id: 'file-limits',
    assumes:
      'Files have 5 MB, videos 50 MB, ten at a time; images are PNG, JPEG, WebP, GIF or AVIF, videos MP4 or WebM; larger ones answer HTTP 413.',
    calls: [
      'cvs/upload',
      'jobs/upload-receipt',
      'save-profile',
      'posts/create',
      'projects/add',
      'projects/add-files',
    ],
    why: 'Limits of files and their answer are not shown.',
    effect: "The app warns and sends all the same; the server's message is shown at the field.",
  },
  {
    id: 'links',
    assumes: 'Links of projects start with http, https or mailto.',
    calls: ['projects/add', 'projects/update'],
    why: 'The field takes addresses; which kinds is not shown.',
    effect: 'Links of other kinds are shown as text.',
  },
] as const satisfies readonly Assumption[]
