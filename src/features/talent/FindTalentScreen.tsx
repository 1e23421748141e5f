import { useId } from 'react'
import type { ListView } from '../../api/list-address.ts'
import { talentQuery, type TalentCard } from '../../api/talent.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { formatCount } from '../../ui/count.ts'
import { dashes } from '../../ui/dashes.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { List, ListSearch, useListAddress, useListQuery } from '../loading/index.ts'
import { TalentRow } from './TalentRow.tsx'
import { foundWords } from './profile-words.ts'
import { quoted } from '../../ui/quoted.ts'

const sample: TalentCard = {
  id: 0,
  name: dashes(14),
  email: dashes(18),
  about: dashes(100),
  profile_image: null,
  currently_working: dashes(12),
  currently_located: dashes(8),
}

/** Searches the profiles of job seekers (product: find talent). The search and the page number are in the URL. */
export function FindTalentScreen({ view: { search, page } }: { view: ListView }) {
  const headingId = useId()
  const { field, go } = useListAddress('/find-talent', search)
  const query = useListQuery(talentQuery({ page, search }))
  const { data, isPlaceholderData, isError } = query
  const isCurrent = data !== undefined && !isPlaceholderData
  const words = foundWords(data?.total)

  useFoundAnnouncement(search, isCurrent ? words : undefined)

  return (
    <Container className="pb-8">
      <PageHeader
        title="Find talent"
        intro="Job seekers who are looking for work or open to a good offer. Their profiles show what they’ve done and what they want to do."
      />
      <search aria-label="Talent" className="block pb-5">
        <ListSearch
          field={field}
          label="Search by name, skill, title or place"
          large
          className="max-w-form"
        />
      </search>
      <h2
        id={headingId}
        tabIndex={-1}
        className="nums mb-3 min-h-7 scroll-mt-24 text-body font-semibold tracking-normal"
      >
        <span>{words || (data || isError ? 'Job seekers' : 'Searching…')}</span>
        {page > 1 && <span className="sr-only">{`, page ${formatCount(page)}`}</span>}
      </h2>
      <List
        query={query}
        rows={data?.users}
        field="users"
        page={page}
        of="the job seekers"
        headingId={headingId}
        sample={sample}
        count={6}
        empty={
          search ? (
            <EmptyState
              title={`Nobody matches “${quoted(search)}”.`}
              action={<Button onClick={() => go({})}>Show all job seekers</Button>}
            >
              Every word has to match. Try fewer words or a more general one.
            </EmptyState>
          ) : (
            <EmptyState title="No job seekers yet." action={<ButtonLink to="/post">Post a job</ButtonLink>}>
              Job seekers appear here once they sign up. Post a job to attract the first ones.
            </EmptyState>
          )
        }
        label="Pages of job seekers"
      >
        {(people) => (
          <ul aria-label="Job seekers found" className="divide-y divide-rule border-y border-rule">
            {people.map((person) => (
              <li key={person.id}>
                <TalentRow person={person} />
              </li>
            ))}
          </ul>
        )}
      </List>
    </Container>
  )
}
