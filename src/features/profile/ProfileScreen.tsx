import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { myProfileQuery } from '../../api/profile.ts'
import { accountType, type User } from '../../api/session.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { cx } from '../../ui/cx.ts'
import { Eye } from '../../ui/Icon.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Loading, SkeletonBlock, SkeletonFields } from '../../ui/Skeleton.tsx'
import { AccountFailure, RequireRole, useSession } from '../session/index.ts'
import { type ProfileTabName, profileTabs } from './profile-tabs.ts'
import { lazyTabs } from './lazy-tabs.ts'

const entryClass =
  'link-quiet rounded-none! flex min-h-10 items-center py-1.5 text-dense leading-snug text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11'
/** Forms have the reading width; tables take the full width, so that a date stays on one line. */
const columnsOf = (tab: ProfileTabName) =>
  cx(
    'grid gap-x-16 gap-y-8',
    tab === 'payments' || tab === 'receipts'
      ? 'lg:grid-cols-[13rem_minmax(0,1fr)]'
      : 'lg:grid-cols-[13rem_minmax(0,46rem)]',
  )

/** The user's own account (product: profile). The tab and a list's page are in the URL. */
export function ProfileScreen({ tab, page }: { tab: ProfileTabName; page: number }) {
  const { user } = useSession()
  const title = profileTabs.find((each) => each.tab === tab)?.title
  return (
    <Container className="pb-16">
      <PageHeader
        above={
          <Breadcrumb>
            <Link to="/" className="link-quiet">
              Home
            </Link>
            {tab !== 'profile' && (
              <Link to="/profile/{-$type}" params={{ type: undefined }} className="link-quiet">
                Profile
              </Link>
            )}
            {title}
          </Breadcrumb>
        }
        title={title}
        actions={tab === 'profile' && user && accountType(user) && <ViewProfile user={user} />}
      />
      <RequireRole purpose="to see your profile" loading={<ProfileSkeleton />}>
        <AccountTabs tab={tab} page={page} />
      </RequireRole>
    </Container>
  )
}

function ViewProfile({ user: { id, type } }: { user: User }) {
  return (
    <ButtonLink to={type === 'recruiter' ? '/recruiter/$id' : '/user/$id'} params={{ id: String(id) }}>
      <Eye />
      View profile
    </ButtonLink>
  )
}

function AccountTabs({ tab, page }: { tab: ProfileTabName; page: number }) {
  const session = useSession()
  // The last known account: the content stays on screen after the session expires (rules 12).
  const [user, setUser] = useState(session.user)
  if (session.user && session.user !== user) setUser(session.user)
  if (!user) return <ProfileSkeleton />
  const Tab = lazyTabs[tab]
  const content = <Tab key={user.id} user={user} page={page} fallback={<TabSkeleton tab={tab} />} />
  const role = profileTabs.find((each) => each.tab === tab)?.for
  return (
    <div className={columnsOf(tab)}>
      <div className="flex min-w-0 flex-col gap-10 lg:sticky lg:top-[calc(var(--stuck-top)+1.5rem)] lg:max-h-[calc(100dvh-var(--stuck-top)-3rem)] lg:self-start lg:overflow-y-auto">
        <nav aria-label="Your account" className="border-y border-rule lg:border-y-0">
          <ul className="flex flex-wrap gap-x-4 sm:gap-x-6 lg:flex-col">
            {profileTabs
              .filter((each) => each.for === undefined || each.for === user.type)
              .map((each) => (
                <li key={each.tab}>
                  <Link
                    to="/profile/{-$type}"
                    params={{ type: each.type }}
                    activeOptions={{ exact: true, includeSearch: false }}
                    className={cx(
                      entryClass,
                      'border-b-2 border-clear aria-[current=page]:border-action lg:border-s-2 lg:border-b-0 lg:ps-4',
                    )}
                  >
                    {each.title}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        {tab === 'profile' && accountType(user) && <SectionIndex user={user} />}
      </div>
      <div className="min-w-0">
        {role ? (
          <RequireRole role={role} purpose={`to see ${tab}`}>
            {content}
          </RequireRole>
        ) : tab === 'profile' && !accountType(user) ? (
          <AccountFailure />
        ) : (
          content
        )}
      </div>
    </div>
  )
}

/** Links to the sections of the profile tab, on wide screens only. */
function SectionIndex({ user }: { user: User }) {
  const { data } = useQuery({ ...myProfileQuery(), enabled: false })
  const hasEmployers = (data?.employees.length ?? 0) > 0
  const all = user.type === 'recruiter' ? companySections : personSections
  const sections = all.filter(({ id }) => id !== 'employers' || hasEmployers)
  return (
    <nav aria-label="On this page" className="hidden lg:block">
      <p aria-hidden="true" className="ps-4 pb-1 text-fine font-semibold text-ink-2">
        On this page
      </p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                goToSection(id)
              }}
              className={cx(entryClass, 'ps-4')}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ProfileSkeleton() {
  return (
    <div className={columnsOf('profile')}>
      <div className="flex flex-wrap gap-6 lg:flex-col lg:gap-4 lg:ps-4">
        <SkeletonBlock className="h-4 w-16" />
        <SkeletonBlock className="h-4 w-32" />
      </div>
      <TabSkeleton tab="profile" />
    </div>
  )
}

function TabSkeleton({ tab }: { tab: ProfileTabName }) {
  return (
    <Loading label="Loading" className="flex flex-col gap-8">
      {tab === 'profile' && <SkeletonBlock className="h-36 w-full rounded-md sm:h-48" />}
      <SkeletonFields count={tab === 'change-password' ? 3 : 6} />
    </Loading>
  )
}

/** The sections of a company's profile tab, by the ids of their elements. The first `h2` of each is its heading. */
const companySections = [
  { id: 'about', title: 'About the company' },
  { id: 'posts', title: 'Posts' },
  { id: 'employees', title: 'Employees' },
]

const personSections = [
  { id: 'about', title: 'About you' },
  { id: 'preferences', title: 'Job preferences' },
  { id: 'education', title: 'Education' },
  { id: 'experiences', title: 'Experiences' },
  { id: 'certificates', title: 'Certificates' },
  { id: 'posts', title: 'Posts' },
  { id: 'employers', title: 'Employers' },
  { id: 'projects', title: 'Projects' },
]

/** Scrolls to a section, opens it if it is collapsed, and focuses its heading. */
function goToSection(id: string): void {
  const section = document.getElementById(id)
  const heading = section?.querySelector('h2')
  if (!section || !heading) return
  heading.querySelector<HTMLElement>('[aria-expanded="false"]')?.click()
  section.scrollIntoView({ block: 'start' })
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
