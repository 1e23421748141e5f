import type { ListKey } from './profile-values.ts'

export type RowList = {
  title: string
  /** What one row is called in a sentence. */
  one: string
  empty: string
  fields: readonly { name: string; label: string; className?: string }[]
  /** The fields that may name a row, in order of preference. */
  names: readonly string[]
}

const halves = 'sm:col-span-3'
const thirds = 'sm:col-span-2'

/** Education, experience and certificates (product: fields). */
export const rowLists: Record<ListKey, RowList> = {
  education: {
    title: 'Education',
    one: 'education',
    empty: 'Your degrees and courses appear here.',
    fields: [
      { name: 'degree', label: 'Degree or course', className: 'sm:col-span-6' },
      { name: 'institute', label: 'School or university', className: 'sm:col-span-4' },
      { name: 'year', label: 'Year', className: thirds },
    ],
    names: ['degree', 'institute'],
  },
  experiences: {
    title: 'Experiences',
    one: 'experience',
    empty: 'The positions you’ve held appear here.',
    fields: [
      { name: 'designation', label: 'Position', className: halves },
      { name: 'name', label: 'Employer', className: halves },
      { name: 'from', label: 'From', className: halves },
      { name: 'to', label: 'To', className: halves },
    ],
    names: ['designation', 'name'],
  },
  certificates: {
    title: 'Certificates',
    one: 'certificate',
    empty: 'Your certificates appear here.',
    fields: [
      { name: 'name', label: 'Certificate', className: 'sm:col-span-4' },
      { name: 'year', label: 'Year', className: thirds },
    ],
    names: ['name'],
  },
}
