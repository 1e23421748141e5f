import type { AccountType } from '../../api/session.ts'

const recruiter: AccountType = 'recruiter'

/** A section of the profile tab, by the id of its element. Its first `h2` is the heading. */
export type ProfileSectionEntry = { id: string; title: string }

/** Returns the sections of the profile tab, in order. */
export function sectionsFor(
  type: string,
  { hasEmployers }: { hasEmployers: boolean },
): ProfileSectionEntry[] {
  if (type === recruiter) {
    return [
      { id: 'about', title: 'About the company' },
      { id: 'posts', title: 'Posts' },
      { id: 'employees', title: 'Employees' },
    ]
  }
  return [
    { id: 'about', title: 'About you' },
    { id: 'preferences', title: 'Job preferences' },
    { id: 'education', title: 'Education' },
    { id: 'experiences', title: 'Experiences' },
    { id: 'certificates', title: 'Certificates' },
    { id: 'posts', title: 'Posts' },
    ...(hasEmployers ? [{ id: 'employers', title: 'Employers' }] : []),
    { id: 'projects', title: 'Projects' },
  ]
}

/** Scrolls to a section, opens it if it is collapsed, and focuses its heading. */
export function goToSection(id: string): void {
  const section = document.getElementById(id)
  const heading = section?.querySelector('h2')
  if (!section || !heading) return
  heading.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
  section.scrollIntoView({ block: 'start' })
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
