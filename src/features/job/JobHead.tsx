import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fileUrl } from '../../api/files.ts'
import type { Job } from '../../api/jobs.ts'
import { Logo } from '../../ui/Avatar.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Highlight } from '../../ui/Highlight.tsx'
import { LinkById } from '../loading/index.ts'
import { useCompany } from './JobDetailCompany.tsx'
import { natureWord, placeWords, positionWords, separator, unbroken } from './job-words.ts'
import { noSalaryWords, periodWords, salaryWords } from './salary-words.ts'

/** The head of a job's page: the company's cover behind its logo and the title, then what decides, and how to apply. */
export function JobHead({ job, follow, actions }: { job: Job; follow: ReactNode; actions: ReactNode }) {
  const { title, category, user } = job
  const pay = salaryWords(job)
  const cover = fileUrl(useCompany(user.id).cover)
  return (
    <header className="pt-4 pb-6 sm:pt-6 sm:pb-8">
      <Breadcrumb>
        <Link to="/jobs" className="link-quiet">
          Jobs
        </Link>
        {category && (
          <Link to="/search" search={{ category }} className="link-quiet">
            {category}
          </Link>
        )}
        <bdi className="block max-w-64 truncate">{title}</bdi>
      </Breadcrumb>
      {/* A quiet band until the cover is known, and without one. */}
      <div className="mt-3 h-16 overflow-hidden rounded-md bg-action-soft sm:h-30 print:hidden">
        {cover && <img src={cover} alt="" className="calm size-full object-cover" />}
      </div>
      <div className="relative grid w-fit max-w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-se-md bg-paper pt-4 sm:-mt-12 sm:items-start sm:pe-6 lg:max-w-3/4 print:mt-0">
        <Logo
          src={fileUrl(user.profile_image)}
          name={user.name}
          size="lg"
          eager
          className="sm:row-span-2 sm:size-18"
        />
        <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
          <LinkById
            to="/recruiter/$id"
            of={user.id}
            look="link-quiet"
            className="inline-flex min-h-6 min-w-0 items-center font-semibold wrap-anywhere"
          >
            <bdi>{user.name}</bdi>
          </LinkById>
          {follow}
          {job.is_featured === 1 && <Highlight>Featured</Highlight>}
        </div>
        <h1 tabIndex={-1} className="wrap-anywhere max-sm:col-span-2 max-sm:mt-2">
          <bdi>{title || 'Job'}</bdi>
        </h1>
      </div>
      <p className="mt-4 text-lead wrap-anywhere">
        <span className={pay ? 'nums font-semibold' : 'text-ink-2'}>
          <bdi>{pay ?? noSalaryWords(job)}</bdi>
        </span>
        {[placeWords(job), unbroken(natureWord(job.nature)), positionWords(job.vacancies)].map(
          (words) =>
            words && (
              <span key={words}>
                {separator}
                <bdi>{words}</bdi>
              </span>
            ),
        )}
      </p>
      {pay && <p className="text-fine text-ink-2">{periodWords}</p>}
      <div className="mt-4 flex flex-wrap items-center gap-3 print:[&_button]:hidden">{actions}</div>
    </header>
  )
}
