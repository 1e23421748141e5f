import '../../ui/late.css'
import { useQuery } from '@tanstack/react-query'
import { fileUrl } from '../../api/files.ts'
import { companyJobsQuery, homeQuery, type JobCard } from '../../api/jobs.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { jobCount } from '../job/index.ts'
import { LinkById } from '../loading/index.ts'
import { homeContent } from './content/home.ts'
import { hiringClass } from './placeholders.tsx'

/** Four companies that are hiring: those of the newest jobs. Nothing if there are none. */
export function HomeHiring() {
  const { data, isError } = useQuery(homeQuery())
  const jobs = [...(data?.full_time ?? []), ...(data?.part_time ?? [])]
  const companies = [...new Map(jobs.map(({ user }) => [user.id, user])).values()]
    .filter(({ id }) => id !== undefined)
    .slice(0, 4)
  if ((data || isError) && companies.length === 0) return null
  return (
    <section aria-labelledby="home-hiring" className={hiringClass}>
      <h2 id="home-hiring">{homeContent.hiring}</h2>
      <ul className="mt-4 late:-mx-4 flex gap-x-4 gap-y-6 overflow-x-auto px-4 late:sm:mx-0 sm:grid sm:grid-cols-2 late:sm:overflow-visible late:sm:px-0 lg:grid-cols-4 lg:gap-x-6">
        {companies.map((company) => (
          <Company key={company.id} {...company} />
        ))}
      </ul>
    </section>
  )
}

/** Cover, logo, name and number of open jobs. The cover and the number are of a call of their own, and left out without it. */
function Company({ id, name, profile_image }: JobCard['user']) {
  const { data } = useQuery({ ...companyJobsQuery(id ?? 0), enabled: id !== undefined, staleTime: 60_000 })
  const cover = fileUrl(data?.company?.cover_photo)
  return (
    <li className="relative grid min-w-0 late:max-sm:w-40 late:max-sm:shrink-0">
      <div className="h-20 overflow-hidden rounded-md border border-rule bg-action-soft sm:h-28">
        {cover && (
          <img src={cover} alt="" loading="lazy" decoding="async" className="calm size-full object-cover" />
        )}
      </div>
      {/* Above the cover, within the link of the whole card. */}
      <div className="z-1 -mt-6 ps-3">
        <Logo src={fileUrl(profile_image)} name={name} className="size-12!" />
        <p className="mt-1.5 leading-snug font-semibold wrap-anywhere max-sm:min-h-11 max-sm:text-dense">
          <LinkById to="/recruiter/$id" of={id} look="link-quiet" className="stretched">
            <bdi>{name}</bdi>
          </LinkById>
        </p>
        <p className="nums min-h-5.5 text-dense text-ink-2">
          {data?.total !== undefined && jobCount(data.total)}
        </p>
      </div>
    </li>
  )
}
