import type { Row } from '../model/tables.ts'
import type { Random } from '../engine/base/random.ts'
import { between, filledIn, type Firm, one, type Seeker, withArticle } from './busy-people.ts'
import { captions, companyCaptions, works } from './content/crowd.ts'
import { numbered, type Unnumbered } from './events.ts'
import { slugOf } from './fixture-pdfs.ts'
import { photos } from './foundation.ts'
import { busy } from './personas.ts'

function albumOf(random: Random, most: number) {
  return Array.from({ length: random.integer(0, most) }, () => ({
    type: 'image' as const,
    path: `/storage/photo-${one(random, photos)}-${random.integer(1, 9)}.svg`,
  }))
}

export function postsOf(
  random: Random,
  now: number,
  firms: readonly Firm[],
  seekers: readonly Seeker[],
): Row<'posts'>[] {
  const rows: Unnumbered<Row<'posts'>>[] = []
  for (const firm of firms) {
    for (let remaining = random.integer(0, 2); remaining > 0; remaining -= 1) {
      rows.push({
        account_id: firm.id,
        caption: one(random, companyCaptions),
        files: albumOf(random, 2),
        created_at: between(random, firm.joined, now),
      })
    }
  }
  for (const seeker of seekers) {
    const count = seeker.id === busy.person ? 24 : random.next() < 0.1 ? 1 : 0
    for (let remaining = seeker.id === busy.newcomer ? 0 : count; remaining > 0; remaining -= 1) {
      rows.push({
        account_id: seeker.id,
        caption: filledIn(one(random, captions), { a: withArticle(seeker.post) }),
        files: albumOf(random, 2),
        created_at: between(random, seeker.joined, now),
      })
    }
  }
  return numbered(rows)
}

export function projectsOf(random: Random, now: number, seekers: readonly Seeker[]): Row<'projects'>[] {
  const rows: Unnumbered<Row<'projects'>>[] = []
  for (const seeker of seekers) {
    const count = seeker.id === busy.person ? 8 : seeker.id !== busy.newcomer && random.next() < 0.12 ? 1 : 0
    for (let remaining = count; remaining > 0; remaining -= 1) {
      const [title, time_took, description] = one(random, works)
      rows.push({
        account_id: seeker.id,
        title,
        url: random.next() < 0.3 ? `https://example.com/${slugOf(title)}` : null,
        time_took,
        description,
        files: albumOf(random, 1),
        created_at: between(random, seeker.joined, now),
      })
    }
  }
  return numbered(rows)
}
