import { myProfileQuery } from '../../api/profile.ts'
import type { User } from '../../api/session.ts'
import { Loading, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx'
import { Employees, Employers } from '../employees/index.ts'
import { LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { OwnPosts } from '../posts/index.ts'
import { OwnProjects } from '../projects/index.ts'
import { ProfileForm } from './ProfileForm.tsx'

const sectionClass = 'scroll-mt-24'

/** The profile tab: the form, then sections saved separately: posts, and employees or employers and projects. */
export function ProfileTab({ user }: { user: User }) {
  const query = useSteadyQuery(myProfileQuery())
  const { data, isError } = query
  return (
    <div className="flex flex-col gap-14">
      <ProfileForm user={user} />
      {data ? (
        <>
          <div id="posts" className={sectionClass}>
            <OwnPosts posts={data.posts} />
          </div>
          {user.type === 'recruiter' ? (
            <div id="employees" className={sectionClass}>
              <Employees employees={data.employees} total={data.total_employees} />
            </div>
          ) : (
            <>
              <Employers links={data.employees} />
              <div id="projects" className={sectionClass}>
                <OwnProjects projects={data.projects} />
              </div>
            </>
          )}
        </>
      ) : isError ? (
        <LoadFailure
          title={
            user.type === 'recruiter'
              ? 'We couldn’t load your posts and employees.'
              : 'We couldn’t load your posts and projects.'
          }
          query={query}
        />
      ) : (
        <Loading label="Loading your posts" className="flex flex-col gap-6">
          <SkeletonBlock className="h-7 w-32" />
          <SkeletonBlock className="h-64 w-full rounded-md" />
          <SkeletonText lines={4} />
        </Loading>
      )}
    </div>
  )
}
