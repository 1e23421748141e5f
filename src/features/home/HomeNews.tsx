import { accountType, type User } from '../../api/session.ts'
import { HomeRecruiter } from './HomeRecruiter.tsx'
import { OwnApplications, SavedJobs } from './HomeSeeker.tsx'
import { newsClass } from './placeholders.tsx'

/** What leads the home page of a logged-in user: a recruiter's work, or a job seeker's outcomes (product: home). */
export function HomeNews({ user }: { user: User }) {
  const role = accountType(user)
  if (!role) return null
  return (
    <section aria-label="For you" className={newsClass}>
      {role === 'recruiter' ? <HomeRecruiter /> : <OwnApplications />}
      {role === 'job_seeker' && <SavedJobs />}
    </section>
  )
}
