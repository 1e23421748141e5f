import { forValue } from '../../api/enumeration.ts'
import { takesApplications, type Job, type JobNature } from '../../api/jobs.ts'
import { hasPlace } from './job-words.ts'

type JobPosting = Record<string, unknown>

const employmentTypes: Record<JobNature, string> = { full_time: 'FULL_TIME', part_time: 'PART_TIME' }

/** Whether others can find the job: it is approved and takes applications (rules 14). */
export function isVisible(job: Pick<Job, 'state' | 'status'>): boolean {
  return job.state === 'approved' && takesApplications(job)
}

/**
 * A job as schema.org's `JobPosting`, for search engines; `undefined` for a job that is not visible.
 * Remote jobs are `TELECOMMUTE`; others have their location, if known. The salary period is unknown, so it is left out.
 *
 * @param pageUrl absolute URL of the job
 * @param logoUrl absolute URL of the company's logo
 */
export function jobPosting(job: Job, pageUrl: string, logoUrl?: string): JobPosting | undefined {
  if (!isVisible(job)) return undefined
  const { title, description, user } = job
  const [from, to] = [job.salary_from || undefined, job.salary_to || undefined]
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: asHtml(description.trim() || title),
    identifier: { '@type': 'PropertyValue', name: user.name, value: String(job.id) },
    url: pageUrl,
    ...(job.created_at && { datePosted: job.created_at }),
    employmentType: forValue(employmentTypes, job.nature),
    hiringOrganization: { '@type': 'Organization', name: user.name, ...(logoUrl && { logo: logoUrl }) },
    industry: job.category,
    totalJobOpenings: job.vacancies,
    directApply: true,
    ...(hasPlace(job.type)
      ? job.location && {
          jobLocation: {
            '@type': 'Place',
            address: { '@type': 'PostalAddress', addressLocality: job.location },
          },
        }
      : { jobLocationType: 'TELECOMMUTE' }),
    ...((from ?? to) !== undefined && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: job.currency,
        value: {
          '@type': 'QuantitativeValue',
          ...(from !== undefined && { minValue: from }),
          ...(to !== undefined && { maxValue: to }),
        },
      },
    }),
  }
}

/** Plain text (rules 30) as HTML, which `JobPosting` requires for its description. */
function asHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r\n?|\n/g, '<br>')
}

/** Returns JSON that is safe inside a `script` element: nothing in it ends the element or starts a comment. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
}
