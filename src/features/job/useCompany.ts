import { useQuery } from '@tanstack/react-query'
import { companyJobsQuery } from '../../api/jobs.ts'
import { userQuery } from '../../api/talent.ts'

/** What two calls tell about a job's company, after the job itself. What is not known, also because a call failed, is left out. */
export function useCompany(id: number | undefined) {
  const jobs = useQuery({ ...companyJobsQuery(id ?? 0), enabled: id !== undefined })
  const profile = useQuery({ ...userQuery(id ?? 0), enabled: id !== undefined })
  const user = profile.data?.user
  return {
    isPending: jobs.isLoading || profile.isLoading,
    cover: jobs.data?.company?.cover_photo ?? user?.cover_photo,
    about: user?.about?.trim(),
    town: user?.currently_located?.trim(),
    openJobs: jobs.data?.total,
  }
}
