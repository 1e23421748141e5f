import { expect, test } from 'vitest'
import { example } from '../../../tests/support/examples.ts'
import type { Job } from '../../api/jobs.ts'
import { inertJson, jobPosting } from './job-posting.ts'

const page = 'https://jobs.example/jobs/7'
const job: Job = {
  ...example('jobs/fetch-single').job,
  type: 'on_site',
  location: 'Bristol',
  nature: 'part_time',
  currency: 'GBP',
  salary_from: 31_000,
  salary_to: null,
  description: 'Nights & weekends.\nPay <fair>.',
  status: 'active',
  state: 'approved',
}

test('search engines get the facts on the page', () => {
  const { name } = job.user
  expect(jobPosting(job, page)).toEqual({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: 'Nights &amp; weekends.<br>Pay &lt;fair&gt;.',
    identifier: { '@type': 'PropertyValue', name, value: String(job.id) },
    url: page,
    datePosted: job.created_at,
    employmentType: 'PART_TIME',
    hiringOrganization: { '@type': 'Organization', name },
    industry: job.category,
    totalJobOpenings: job.vacancies,
    directApply: true,
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Bristol' } },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { '@type': 'QuantitativeValue', minValue: 31_000 },
    },
  })
})

test('only a remote job is marked TELECOMMUTE, without a location; an absent salary is left out', () => {
  const remote = jobPosting({ ...job, type: 'remote', location: null, salary_from: null }, page)
  expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  for (const absent of ['jobLocation', 'baseSalary']) expect(remote).not.toHaveProperty(absent)
  expect(jobPosting({ ...job, type: 'hybrid' }, page)).not.toHaveProperty('jobLocationType')
})

test.each([
  { state: 'pending', status: 'active' },
  { state: 'cancelled', status: 'active' },
  { state: 'approved', status: 'in_active' },
] as const)('search engines get nothing of a job that is $state and $status', (change) => {
  expect(jobPosting({ ...job, ...change }, page)).toBeUndefined()
})

test('the text cannot close the script element around it', () => {
  const title = '</script><script>alert(1)</script><!-- \u2028'
  const json = inertJson(jobPosting({ ...job, title }, page))
  expect(json).not.toMatch(/<|\u2028/)
  expect(JSON.parse(json)).toMatchObject({ title })
})
