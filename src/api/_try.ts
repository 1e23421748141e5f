import createClient from 'openapi-fetch'
import type { paths } from './schema.gen.ts'
type CallPath = { [P in keyof paths]: P extends `/api/${string}` ? P : never }[keyof paths]
export type CallName = CallPath extends `/api/${infer N}` ? N : never
type Op<N extends CallName> = paths[`/api/${N}`]['post']
type Body<N extends CallName> = Op<N> extends { requestBody?: { content: { 'multipart/form-data': infer B } } } ? Omit<B, 'time_zone'> : undefined
const client = createClient<paths>()
export async function call<N extends CallName>(name: N, body: Body<N>) {
  const path: `/api/${CallName}` = `/api/${name}`
  const r = await client.POST(path, { body, bodySerializer: (b) => String(b), parseAs: 'text' })
  return r
}
type X = Body<'me'>
const x: X = undefined
const y: Body<'jobs/fetch'> = { page: 1 }
const z: Body<'posts/create'> = { 'files[]': [] }
console.log(x, y, z)
