import { blankProfile } from '../model/accounts.ts'
import type { Row } from '../model/tables.ts'
import { day, hour } from '../engine/base/clock.ts'
import { hashPassword } from '../services/passwords.ts'
import { companies } from './content/companies.ts'
import { people, type PersonDraft } from './content/people.ts'
import type { SeededFaker } from './faker.ts'
import { between, numbered } from './events.ts'
import { cvOf } from './fixture-pdfs.ts'
import { password, personas } from './personas.ts'

const storage = (name: string | null | undefined) => (name ? `/storage/${name}` : null)
const pictures = (names: readonly string[] | undefined) =>
  (names ?? []).map((name) => ({ type: 'image' as const, path: `/storage/${name}` }))

export function accountRows(now: number): Row<'accounts'>[] {
  // All accounts share one hash, because they share one public password.
  const password_hash = hashPassword(password, 'seeded')
  const firms = companies.map(({ id, name, mailbox, logo, cover, about, place, since }) => ({
    ...blankProfile(),
    id,
    type: 'recruiter' as const,
    name,
    email: `${mailbox}@example.com`,
    password_hash,
    profile_image: storage(logo),
    cover_photo: storage(cover),
    about,
    currently_located: place,
    created_at: now - Math.round(since * day),
  }))
  const seekers = people.map((person) => ({
    id: person.id,
    type: 'job_seeker' as const,
    name: person.name,
    email: `${person.mailbox}@example.org`,
    password_hash,
    profile_image: storage(person.portrait),
    cover_photo: storage(person.cover),
    about: person.about,
    currently_working: person.works,
    currently_located: person.place,
    summary: person.summary ?? null,
    desired_job_title: person.wants?.title ?? null,
    desired_salary: person.wants?.salary ?? null,
    desired_cities: person.wants?.cities ?? null,
    desired_skills: person.wants?.skills ?? null,
    education: (person.education ?? []).map(([degree, institute, year]) => ({ degree, institute, year })),
    experiences: (person.experiences ?? []).map(([name, designation, from, to]) => ({
      name,
      from,
      to,
      designation,
    })),
    certificates: (person.certificates ?? []).map(([name, year]) => ({ name, year })),
    created_at: now - Math.round(person.since * day),
  }))
  return [...firms, ...seekers]
}

export function cvRows(
  faker: SeededFaker,
  now: number,
  accounts: readonly Row<'accounts'>[],
  files: Map<string, Blob>,
): Row<'cvs'>[] {
  const rowsOf = (person: PersonDraft) => {
    const account = accounts.find(({ id }) => id === person.id)
    return person.cvs.map((title, index) => {
      const name = `cv-${person.id}-${index + 1}.pdf`
      if (account) files.set(name, cvOf(account, title))
      const joined = now - person.since * day
      return {
        account_id: person.id,
        title,
        path: `/storage/${name}`,
        is_default: index === 0,
        // The first two CVs date from the day of the sign-up, so that all applications can use them. A third is recent.
        created_at: Math.round(
          index < 2 ? joined + (index + 1) * 6 * hour : between(faker, now - 12 * day, now - 2 * day),
        ),
      }
    })
  }
  const ada = people.filter(({ id }) => id === personas.ada).flatMap(rowsOf)
  const others = people.filter(({ id }) => id !== personas.ada).flatMap(rowsOf)
  return [...numbered(ada), ...numbered(others, ada.length + 1)]
}

export function postRows(now: number): Row<'posts'>[] {
  return numbered(
    [...companies, ...people].flatMap(({ id, posts }) =>
      (posts ?? []).map(([age, caption, ...names]) => ({
        account_id: id,
        caption,
        files: pictures(names),
        created_at: Math.round(now - age * day),
      })),
    ),
  )
}

export function projectRows(now: number): Row<'projects'>[] {
  return numbered(
    people.flatMap(({ id, since, projects }) =>
      (projects ?? []).map(({ title, url, took, text, pictures: names }, index, all) => ({
        account_id: id,
        title,
        url: url ?? null,
        time_took: took ?? null,
        description: text ?? null,
        files: pictures(names),
        // `content/people.ts` lists the newest project first.
        created_at: Math.round(now - (since / (all.length + 1)) * (index + 1) * day),
      })),
    ),
  )
}
