import type { ListKey } from './profile-values.ts'

/** How a list of rows is put on the screen. */
export type RowList = {
  title: string
  /** One row of it, as it is called in a sentence. */
  one: string
  empty: string
  fields: readonly { name: string; label: string; className?: string }[]
  /** What a row is called, of the texts that name it; the first that is filled in. */
  names: readonly string[]
}

const halves = 'sm:col-span-3'
const thirds = 'sm:col-span-2'

/** Education, experience and certificates (product: fields). */
export const rowLists: Record<ListKey, RowList> = {
  education: {
    title: 'Education',
    one: 'education',
    empty: 'No school or course yet.',
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
    empty: 'No position yet.',
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
    empty: 'No certificate yet.',
    fields: [
      { name: 'name', label: 'Certificate', className: 'sm:col-span-4' },
      { name: 'year', label: 'Year', className: thirds },
    ],
    names: ['name'],
  },
}
