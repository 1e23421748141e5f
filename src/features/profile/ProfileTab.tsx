import { myProfileQuery } from '../../api/profile.ts'
import type { User } from '../../api/session.ts'
import { Loading, SkeletonBlock, SkeletonText } from '../../ui/Skeleton.tsx'
import { Employees, Employers } from '../employees/index.ts'
import { ListGap, LoadFailure, useSteadyQuery } from '../loading/index.ts'
import { OwnPosts } from '../posts/index.ts'
import { OwnProjects } from '../projects/index.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** The profile tab: the form, then sections saved separately: posts, and employees or employers and projects. */
export function ProfileTab({ user }: { user: User }) {
  const query = useSteadyQuery(myProfileQuery())
  const { data, isError } = query
  const gap = (list: 'posts' | 'employees' | 'projects', title: string) => {
    const omitted = data?.omitted?.[list]
    return data && omitted ? (
      <ListGap rows={data[list].length} omitted={omitted} title={title} query={query} className="mt-6" />
    ) : undefined
  }
  return (
    <div className="flex flex-col gap-14">
      <ProfileForm user={user} />
      {data ? (
        <>
          <OwnPosts posts={data.posts} gap={gap('posts', 'We couldn’t read your posts.')} />
          {user.type === 'recruiter' ? (
            <Employees
              employees={data.employees}
              total={data.total_employees}
              gap={gap('employees', 'We couldn’t read your employees.')}
            />
          ) : (
            <>
              <Employers
                links={data.employees}
                gap={gap('employees', 'We couldn’t read which companies list you.')}
              />
              <OwnProjects
                projects={data.projects}
                gap={gap('projects', 'We couldn’t read your projects.')}
              />
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
