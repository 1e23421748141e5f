import type { Assumption } from './assumption.ts'

/** Assumptions about limits on input, which the server enforces. */
export const limits = [
  {
    id: 'text-limits',
    assumes: 'Text has a maximum length: 255 characters for names, 5,000 or 20,000 for longer text.',
    calls: 'all',
    effect: 'The app warns but still sends the form. The server’s message appears next to the field.',
  },
  {
    id: 'password-rule',
    assumes: 'A password has 8 to 128 characters.',
    effect: 'The app warns but still sends the form. The server’s message appears next to the field.',
  },
  {
    id: 'number-limits',
    assumes: 'Salaries are at most 999,999,999,999, vacancies at most 100,000.',
    effect: 'The server’s message appears next to the field.',
  },
  {
    id: 'list-limits',
    assumes: 'Lists in requests have a maximum length.',
    effect: 'The server’s message is shown.',
  },
  {
    id: 'required-fields',
    assumes:
      'Jobs need a type, category and nature, and a place unless they are remote; projects need a title; messages need all four fields.',
    effect: 'The app requires them, even if the server needs fewer.',
  },
  {
    id: 'file-limits',
    assumes:
      'Files can be up to 5 MB, videos up to 50 MB, ten at a time. Images are PNG, JPEG, WebP, GIF or AVIF, videos MP4 or WebM. Larger files get HTTP 413.',
    effect: 'The app warns but still sends the form. The server’s message appears next to the field.',
  },
  {
    id: 'links',
    assumes: 'Project links start with http, https or mailto.',
    effect: 'Other links are shown as text.',
  },
] as const satisfies readonly Assumption[]
