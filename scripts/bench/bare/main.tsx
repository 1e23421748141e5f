// The app's stack with one list or text a page and nothing else: what a page costs at least on the machine that measures.

import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import createClient from 'openapi-fetch'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/public-sans'
import type { components, paths } from '../../../src/api/schema.gen.ts'
import './style.css'

const time_zone = 'Europe/London'
const client = createClient<paths>({
  baseUrl: import.meta.env.VITE_API_URL ?? '',
  bodySerializer: (fields) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields ?? {})) form.set(name, String(value))
    return form
  },
})

type JobCard = components['schemas']['JobCard']

const root = createRootRoute({
  component: () => (
    <>
      <header>
        <Link to="/">Jobs</Link> <Link to="/search">Search</Link>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  ),
})

function List({ jobs }: { jobs: readonly JobCard[] | undefined }) {
  return (
    <>
      <h1>Jobs</h1>
      <ul>
        {jobs?.map((job) => (
          <li key={job.id}>
            <a href={`/jobs/${job.id}`}>{job.title}</a>
            <p>
              {job.user.name} · {job.location}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: function Home() {
    const { data } = useQuery({
      queryKey: ['home'],
      queryFn: () => client.POST('/api/fetch-home', { body: { time_zone, type: 'job' } }),
    })
    return <List jobs={data?.data && 'full_time' in data.data ? data.data.full_time : undefined} />
  },
})
const search = createRoute({
  getParentRoute: () => root,
  path: '/search',
  component: function Search() {
    const { data } = useQuery({
      queryKey: ['search'],
      queryFn: () => client.POST('/api/jobs/search', { body: { time_zone, page: 1 } }),
    })
    return <List jobs={data?.data && 'jobs' in data.data ? data.data.jobs : undefined} />
  },
})
const single = createRoute({
  getParentRoute: () => root,
  path: '/jobs/$id',
  component: function Job() {
    const { id } = single.useParams()
    const { data } = useQuery({
      queryKey: ['job', id],
      queryFn: () => client.POST('/api/jobs/fetch-single', { body: { time_zone, id: Number(id) } }),
    })
    const job = data?.data && 'job' in data.data ? data.data.job : undefined
    return job ? (
      <>
        <h1>{job.title}</h1>
        <p>{job.description}</p>
      </>
    ) : (
      <p>Loading…</p>
    )
  },
})

const router = createRouter({ routeTree: root.addChildren([home, search, single]) })
const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
