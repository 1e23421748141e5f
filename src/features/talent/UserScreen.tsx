import { Navigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { Answer } from '../../api/client.ts'
import { isApiError } from '../../api/errors.ts'
import { readId } from '../../api/ids.ts'
import { userQuery } from '../../api/talent.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Container } from '../../ui/Container.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { fileLink } from '../../api/files.ts'
import { Button } from '../../ui/Button.tsx'
import { cx } from '../../ui/cx.ts'
import { Download } from '../../ui/Icon.tsx'
import { OpenFile } from '../../ui/OpenFile.tsx'
import { PageWaiting, useSteadyQuery } from '../loading/index.ts'
import { useDownload } from '../media/index.ts'
import { PostList } from '../posts/index.ts'
import { ProjectList } from '../projects/index.ts'
import { ProfileHead, ProfileSection } from './ProfileHead.tsx'
import { ProfileMissing } from './ProfileMissing.tsx'
import { certificateWords, educationWords, entriesOf, experienceWords } from './profile-words.ts'

const columnsClass =
  'grid gap-x-16 gap-y-10 border-rule lg:border-t lg:pt-8 lg:grid-cols-[minmax(0,34rem)_minmax(18rem,24rem)] lg:justify-between print:block'

/** The public page of a job seeker (product: user page). Empty sections are left out. */
export function UserScreen({ id: text }: { id: string }) {
  const id = readId(text)
  return id === undefined ? <ProfileMissing message="User not found." /> : <UserById key={id} id={id} />
}

function UserById({ id }: { id: number }) {
  const query = useSteadyQuery(userQuery(id))
  const { data, missing } = query
  if (missing !== undefined) return <ProfileMissing message={missing} />
  if (data?.user.type === 'recruiter')
    return <Navigate to="/recruiter/$id" params={{ id: String(id) }} replace />
  return data ? <Profile answer={data} /> : <PageWaiting of="profile" query={query} />
}

function Profile({ answer: { user, cv, projects, posts, omitted } }: { answer: Answer<'users/find'> }) {
  const isPart = omitted !== undefined || user.unread !== undefined
  const id = useId()
  const skills = entriesOf(user.desired_skills)
  const cities = entriesOf(user.desired_cities)
  const hasPreferences = Boolean(
    user.desired_job_title?.trim() || user.desired_salary?.trim() || cities.length > 0 || skills.length > 0,
  )
  const lists = [
    { key: 'education', title: 'Education', lines: user.education.map(educationWords) },
    { key: 'experience', title: 'Experience', lines: user.experiences.map(experienceWords) },
    { key: 'certificates', title: 'Certificates', lines: user.certificates.map(certificateWords) },
  ].map((list) => ({ ...list, lines: list.lines.filter(Boolean) }))
  const isBare =
    !user.summary?.trim() &&
    !hasPreferences &&
    posts.length + projects.length === 0 &&
    lists.every(({ lines }) => lines.length === 0)

  return (
    <Container className="pb-16">
      <ProfileHead
        of="person"
        name={user.name}
        picture={user.profile_image}
        cover={user.cover_photo}
        intro={user.about?.trim() && <Prose text={user.about} />}
      />
      <div className={columnsClass}>
        <aside
          aria-label="Facts"
          className="lg:sticky lg:top-[calc(var(--stuck-top)+1.5rem)] lg:col-start-2 lg:row-start-1 lg:self-start"
        >
          <DefinitionList
            className="text-dense"
            items={[
              { term: 'Working at', value: shown(user.currently_working) },
              { term: 'Located in', value: shown(user.currently_located) },
              { term: 'Email', value: user.email && <EmailLink address={user.email} className="tall" /> },
            ]}
          />
          {cv && (
            <div className="mt-6">
              <DownloadCv name={user.name} cv={cv} />
            </div>
          )}
        </aside>
        <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-start-1">
          {isPart && <p className="text-ink-2">We couldn’t read all of this profile.</p>}
          {isBare && !isPart && (
            <p className="text-ink-2">
              <bdi>{user.name}</bdi> hasn’t added anything else yet.
            </p>
          )}
          {user.summary?.trim() && (
            <ProfileSection id={`${id}-summary`} title="Summary">
              <Prose text={user.summary} />
            </ProfileSection>
          )}
          {posts.length > 0 && (
            <ProfileSection id={`${id}-posts`} title="Posts">
              <PostList posts={posts} of="person" />
            </ProfileSection>
          )}
          {projects.length > 0 && (
            <ProfileSection id={`${id}-projects`} title="Projects">
              <ProjectList projects={projects} />
            </ProfileSection>
          )}
          {hasPreferences && (
            <ProfileSection id={`${id}-preferences`} title="Job Preferences">
              <DefinitionList
                items={[
                  { term: 'Title', value: shown(user.desired_job_title) },
                  { term: 'Salary', value: shown(user.desired_salary) },
                  { term: 'Cities', value: shown(cities.join(', ')) },
                  {
                    term: 'Skills',
                    value: skills.length > 0 && (
                      <ul className="flex flex-wrap gap-2">
                        {skills.map((skill) => (
                          <li key={skill} className="max-w-full">
                            <Chip>
                              <bdi>{skill}</bdi>
                            </Chip>
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                ]}
              />
            </ProfileSection>
          )}
          {lists.map(
            ({ key, title, lines }) =>
              lines.length > 0 && (
                <ProfileSection key={key} id={`${id}-${key}`} title={title}>
                  <ul className="divide-y divide-rule border-y border-rule">
                    {lines.map((line, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- lines may repeat, and their order is fixed
                      <li key={index} dir="auto" className="py-3 wrap-anywhere">
                        {line}
                      </li>
                    ))}
                  </ul>
                </ProfileSection>
              ),
          )}
        </div>
      </div>
    </Container>
  )
}

/** A text in its own direction; nothing if it is blank. */
const shown = (text: string | null) => text?.trim() && <bdi>{text}</bdi>

/** A button that downloads a job seeker's default CV (product: user page). Shows failures in place (rules 37). */
function DownloadCv({ name, cv }: { name: string; cv: { title: string; path: string } }) {
  const { mutate, isPending, error } = useDownload(cv.path, `${name} - ${cv.title}.pdf`)
  const problem = error && (isApiError(error) ? error.message : 'We couldn’t load the CV.')
  return (
    <div className="print:hidden">
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        <Download />
        Download CV
      </Button>
      <p role="status" className={cx('text-dense text-bad-ink', problem && 'mt-2')}>
        {problem && (
          <span>
            {problem} <OpenFile href={fileLink(cv.path)} />
          </span>
        )}
      </p>
    </div>
  )
}
