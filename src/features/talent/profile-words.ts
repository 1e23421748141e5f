import type { PublicUser } from '../../api/talent.ts'
import { formatCount } from '../../ui/count.ts'
import { entriesIn } from '../../ui/typed.ts'

type Education = PublicUser['education'][number]
type Experience = PublicUser['experiences'][number]
type Certificate = PublicUser['certificates'][number]

/** Says how many job seekers were found (product: find talent); empty if the backend doesn't count them. */
export function foundWords(total: number | undefined): string {
  return total === undefined ? '' : `Total ${formatCount(total)} user(s) found.`
}

/** Formats "degree - institute (year)" (product: user page). Leaves out the separators of empty parts. */
export function educationWords({ degree, institute, year }: Education): string {
  return withBrackets(joined([degree, institute], ' - '), year)
}

/** Formats "designation at name (from - to)" (product: user page). Leaves out the separators of empty parts. */
export function experienceWords({ designation, name, from, to }: Experience): string {
  return withBrackets(joined([designation, name], ' at '), joined([from, to], ' - '))
}

/** Formats "name - year" (product: user page). Leaves out the separators of empty parts. */
export function certificateWords({ name, year }: Certificate): string {
  return joined([name, year], ' - ')
}

/** Returns the distinct entries of a comma-separated list (rules 31). */
export const entriesOf = (list: string | null): string[] => [...new Set(entriesIn(list ?? ''))]

function joined(parts: readonly string[], sign: string): string {
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(sign)
}

function withBrackets(text: string, inside: string): string {
  const extra = inside.trim()
  return extra === '' ? text : text === '' ? extra : `${text} (${extra})`
}
