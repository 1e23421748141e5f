import { describe, expect, it } from 'vitest'
import type { Job } from '../../api/jobs.ts'
import { inertJson, jobPosting } from './job-posting.ts'

const page = 'https://jobs.example/jobs/7'

const job: Job = {
  id: 7,
  title: 'Ward nurse',
  type: 'on_site',
  location: 'Bristol',
  category: 'Health',
  nature: 'part_time',
  currency: 'GBP',
  salary_from: 31_000,
  salary_to: null,
  vacancies: 3,
  description: 'Nights & weekends.\nPay <fair>.',
  is_featured: 0,
  is_bookmarked: false,
  created_at: '2026-11-02T09:00:00Z',
  status: 'active',
  state: 'approved',
  user: { id: 1, name: 'Harbour & Pine', profile_image: null },
}

describe('a job for search engines', () => {
  it('includes the facts on the page', () => {
    expect(jobPosting(job, page)).toEqual({
      '@context': 'https://schema.org/',
      '@type': 'JobPosting',
      title: 'Ward nurse',
      description: 'Nights &amp; weekends.<br>Pay &lt;fair&gt;.',
      identifier: { '@type': 'PropertyValue', name: 'Harbour & Pine', value: '7' },
      url: page,
      datePosted: '2026-11-02T09:00:00Z',
      employmentType: 'PART_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Harbour & Pine' },
      industry: 'Health',
      totalJobOpenings: 3,
      directApply: true,
      jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Bristol' } },
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'GBP',
        value: { '@type': 'QuantitativeValue', minValue: 31_000 },
      },
    })
  })

  it('is marked TELECOMMUTE and has no location only if it is remote', () => {
    const remote = jobPosting({ ...job, type: 'remote', location: null }, page)
    expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
    expect(remote).not.toHaveProperty('jobLocation')
    expect(jobPosting({ ...job, type: 'hybrid' }, page)).not.toHaveProperty('jobLocationType')
  })

  it('leaves out the salary if there is none', () => {
    expect(jobPosting({ ...job, salary_from: null }, page)).not.toHaveProperty('baseSalary')
  })

  it.each([
    { state: 'pending', status: 'active' },
    { state: 'cancelled', status: 'active' },
    { state: 'approved', status: 'in_active' },
  ] as const)('is absent while it is $state and $status', (change) => {
    expect(jobPosting({ ...job, ...change }, page)).toBeUndefined()
  })

  it('cannot close the script element around it', () => {
    const title = '</script><script>alert(1)</script><!-- \u2028'
    const json = inertJson(jobPosting({ ...job, title }, page))
    expect(json).not.toMatch(/<|\u2028/)
    expect(JSON.parse(json)).toMatchObject({ title })
  })
})
