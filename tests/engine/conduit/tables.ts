import * as v from 'valibot'
import { type RowOf, table, worldState } from '../../../mocks/engine/index.ts'
import type { contract } from './calls.gen.ts'
import type { paths } from './schema.gen.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const text = v.string()
const bio = v.nullable(text)
const written = { created_at: v.number(), updated_at: v.number() }

export const tables = {
  engine: table(v.object({ id, ...worldState })),
  users: table(v.object({ id, username: text, email: text, password: text, token: text, bio, image: bio }), {
    unique: ['username', 'email', 'token'],
  }),
  follows: table(v.object({ id, follower_id: id, user_id: id }), {
    indexes: { pair: ({ follower_id, user_id }) => `${follower_id} ${user_id}` },
    unique: ['pair'],
    references: { follower_id: 'users', user_id: 'users' },
  }),
  articles: table(
    v.object({
      id,
      author_id: id,
      slug: text,
      title: text,
      description: text,
      body: text,
      tags: v.array(text),
      ...written,
    }),
    { unique: ['slug'], references: { author_id: 'users' } },
  ),
  favorites: table(v.object({ id, user_id: id, article_id: id }), {
    indexes: { pair: ({ user_id, article_id }) => `${user_id} ${article_id}` },
    unique: ['pair'],
    references: { user_id: 'users', article_id: 'articles' },
    onDelete: { article_id: 'cascade' },
  }),
  comments: table(v.object({ id, author_id: id, article_id: id, body: text, ...written }), {
    references: { author_id: 'users', article_id: 'articles' },
    onDelete: { article_id: 'cascade' },
  }),
}

export interface Conduit {
  paths: paths
  calls: typeof contract
  tables: typeof tables
  actor: RowOf<typeof tables, 'users'>
  session: RowOf<typeof tables, 'users'>
}
