import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { toListAddress, type ListView } from '../../api/list-address.ts'
import { talentQuery } from '../../api/talent.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Loading } from '../../ui/Skeleton.tsx'
import { useFoundAnnouncement } from '../../ui/useFoundAnnouncement.ts'
import { usePageTurn } from '../../ui/usePageTurn.ts'
import { useSettledText } from '../../ui/useSettled.ts'
import { ListSearch, PagedList, useSteadyQuery } from '../loading/index.ts'
import { TalentRow, TalentRowSkeleton } from './TalentRow.tsx'
import { foundWords } from './profile-words.ts'
import { quoted } from '../../ui/quoted.ts'

const listClass = 'divide-y divide-rule border-y border-rule'

/** Searches the profiles of job seekers (product: find talent). The search and the page number are in the URL. */
export function FindTalentScreen({ view: { search, page } }: { view: ListView }) {
  const navigate = useNavigate()
  const turn = usePageTurn(page)
  const { heading } = turn
  const field = useSettledText(search, (text, { replace }) => {
    void navigate({
      to: '/find-talent',
      search: toListAddress({ search: text }),
      replace,
      resetScroll: false,
    })
  })
  const query = useSteadyQuery({
    ...talentQuery({ page, search }),
    placeholderData: keepPreviousData,
  })
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
        ref={heading}
        tabIndex={-1}
        className="nums mb-3 min-h-7 scroll-mt-24 text-body font-semibold tracking-normal"
      >
        <span>{words || (data || isError ? 'Job seekers' : 'Searching…')}</span>
        {page > 1 && <span className="sr-only">{`, page ${page}`}</span>}
      </h2>
      <PagedList
        query={query}
        rows={data?.users}
        omitted={data?.omitted?.['users']}
        failure="We couldn’t load the job seekers."
        skeleton={
          <Loading label="Loading job seekers" className={listClass}>
            {Array.from({ length: 6 }, (_, place) => (
              <TalentRowSkeleton key={place} place={place} />
            ))}
          </Loading>
        }
        empty={
          search ? (
            <EmptyState
              title={`Nobody matches “${quoted(search)}”.`}
              action={
                <Button onClick={() => void navigate({ to: '/find-talent', search: {}, resetScroll: false })}>
                  Show all job seekers
                </Button>
              }
            >
              Every word has to match. Try fewer words or a more general one.
            </EmptyState>
          ) : (
            <EmptyState
              title="No job seekers yet."
              action={
                <Link to="/post" className={buttonClass()}>
                  Post a job
                </Link>
              }
            >
              Job seekers appear here once they sign up. Post a job to attract the first ones.
            </EmptyState>
          )
        }
        paging={{
          turn,
          pages: data,
          label: 'Pages of job seekers',
          renderLink: (to, props) => (
            <Link to="/find-talent" search={toListAddress({ search, page: to })} {...props} />
          ),
        }}
      >
        {(people) => (
          <ul aria-label="Job seekers found" aria-busy={isPlaceholderData || undefined} className={listClass}>
            {people.map((person) => (
              <li key={person.id}>
                <TalentRow person={person} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Container>
  )
}
