import {
  iso,
  type OperationSet,
  operationsOf,
  owned,
  Refused,
  type Row,
  type Tx,
} from '../../../mocks/engine/index.ts'
import { contract } from './calls.gen.ts'
import type { Conduit } from './tables.ts'

const operation = operationsOf<Conduit>(contract)
type User = Row<Conduit, 'users'>
type Article = Row<Conduit, 'articles'>
type Viewer = User | null
type At<Path> = { tx: Tx<Conduit>; path: Path }

const refuse = (httpStatus: number, field: string, problem: string) =>
  new Refused(problem, { httpStatus, errors: { [field]: [problem] } })
const notBlank = (fields: Readonly<Record<string, unknown>>) => {
  const blank = Object.keys(fields).find((name) => fields[name] === '')
  if (blank !== undefined) throw refuse(422, blank, "can't be blank")
}
const notTaken = (tx: Tx<Conduit>, wanted: { username: string; email: string }) => {
  for (const field of ['username', 'email'] as const) {
    if (tx.users.one(field, wanted[field])) throw refuse(409, field, 'has already been taken')
  }
}
const userOf = ({ username, email, token, bio, image }: User) => ({
  user: { username, email, token, bio, image },
})
const profileOf = (tx: Tx<Conduit>, { id, username, bio, image }: User, viewer: Viewer) => {
  const following = viewer !== null && tx.follows.count('pair', `${viewer.id} ${id}`) > 0
  return { username, bio, image, following }
}
const teaserOf = (tx: Tx<Conduit>, article: Article, viewer: Viewer) => {
  const { id, slug, title, description, tags, author_id, created_at, updated_at } = article
  const times = { createdAt: iso(created_at), updatedAt: iso(updated_at) }
  const texts = { slug, title, description, tagList: tags }
  return {
    ...texts,
    ...times,
    favorited: viewer !== null && tx.favorites.count('pair', `${viewer.id} ${id}`) > 0,
    favoritesCount: tx.favorites.by('article_id', id).length,
    author: profileOf(tx, tx.users.need(author_id), viewer),
  }
}
const articleOf = (tx: Tx<Conduit>, article: Article, viewer: Viewer) => ({
  article: { ...teaserOf(tx, article, viewer), body: article.body },
})
const commentOf = (tx: Tx<Conduit>, comment: Row<Conduit, 'comments'>, viewer: Viewer) => {
  const { id, body, author_id, created_at, updated_at } = comment
  const author = profileOf(tx, tx.users.need(author_id), viewer)
  return { id, body, createdAt: iso(created_at), updatedAt: iso(updated_at), author }
}
const needUser = (tx: Tx<Conduit>, { username }: { username: string }): User => {
  const user = tx.users.one('username', username)
  if (!user) throw refuse(404, 'profile', 'not found')
  return user
}
const needArticle = (tx: Tx<Conduit>, { slug }: { slug: string }): Article => {
  const article = tx.articles.one('slug', slug)
  if (!article) throw refuse(404, 'article', 'not found')
  return article
}
const slugOf = (tx: Tx<Conduit>, title: string): string => {
  const plain = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  let slug = plain
  for (let number = 2; tx.articles.one('slug', slug); number += 1) slug = `${plain}-${number}`
  return slug
}
const pageOf = (
  tx: Tx<Conduit>,
  hits: Article[],
  { limit = 20, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
  viewer: Viewer,
) => {
  const page = hits.sort((a, b) => b.id - a.id).slice(offset, offset + limit)
  return { articles: page.map((article) => teaserOf(tx, article, viewer)), articlesCount: hits.length }
}
const ownArticle = ({ tx, path }: At<{ slug: string }>) =>
  owned('article', tx.articles.one('slug', path.slug), ({ author_id }) => [author_id])
/** Calls without an operation are answered with HTTP 501. */
export const operations = {
  CreateUser: operation('CreateUser', ({ body: { user }, tx, random }) => {
    notBlank(user)
    notTaken(tx, user)
    const { username, email, password } = user
    const token = random.hex(40)
    const added = tx.users.insert({ username, email, password, token, bio: null, image: null })
    return { status: 201, body: userOf(added) }
  }),
  Login: operation('Login', ({ body: { user }, tx }) => {
    notBlank(user)
    const found = tx.users.one('email', user.email)
    if (found?.password !== user.password) throw refuse(401, 'credentials', 'invalid')
    return { status: 200, body: userOf(found) }
  }),
  GetCurrentUser: operation('GetCurrentUser', ({ actor }) => ({ status: 200, body: userOf(actor) })),
  FollowUserByUsername: operation('FollowUserByUsername', ({ path, tx, actor }) => {
    const user = needUser(tx, path)
    const known = tx.follows.one('pair', `${actor.id} ${user.id}`)
    if (!known) tx.follows.insert({ follower_id: actor.id, user_id: user.id })
    return { status: 200, body: { profile: profileOf(tx, user, actor) } }
  }),
  GetArticles: operation('GetArticles', ({ query, tx, actor }) => {
    const author = tx.users.one('username', query.author ?? '')
    const admirer = tx.users.one('username', query.favorited ?? '')
    const hits = tx.articles.where(
      ({ id, author_id, tags }) =>
        (query.tag === undefined || tags.includes(query.tag)) &&
        (query.author === undefined || author_id === author?.id) &&
        (query.favorited === undefined || tx.favorites.count('pair', `${admirer?.id} ${id}`) > 0),
    )
    return { status: 200, body: pageOf(tx, hits, query, actor) }
  }),
  CreateArticle: operation('CreateArticle', ({ body: { article }, tx, actor, now }) => {
    notBlank(article)
    const { title, description, body, tagList: tags = [] } = article
    const texts = { slug: slugOf(tx, title), title, description, body, tags }
    const row = { author_id: actor.id, ...texts, created_at: now, updated_at: now }
    return { status: 201, body: articleOf(tx, tx.articles.insert(row), actor) }
  }),
  GetArticlesFeed: operation('GetArticlesFeed', ({ query, tx, actor }) => {
    const ids = new Set(tx.follows.by('follower_id', actor.id).map(({ user_id }) => user_id))
    const hits = tx.articles.where(({ author_id }) => ids.has(author_id))
    return { status: 200, body: pageOf(tx, hits, query, actor) }
  }),
  GetArticle: operation('GetArticle', ({ path, tx, actor }) => {
    return { status: 200, body: articleOf(tx, needArticle(tx, path), actor) }
  }),
  DeleteArticle: operation('DeleteArticle', ownArticle, ({ tx }, { id }) => {
    tx.articles.remove(id)
    return { status: 204 }
  }),
  GetArticleComments: operation('GetArticleComments', ({ path, tx, actor }) => {
    const comments = tx.comments.by('article_id', needArticle(tx, path).id)
    return { status: 200, body: { comments: comments.map((comment) => commentOf(tx, comment, actor)) } }
  }),
  CreateArticleComment: operation('CreateArticleComment', ({ path, body: { comment }, tx, actor, now }) => {
    const { id } = needArticle(tx, path)
    notBlank(comment)
    const row = { author_id: actor.id, article_id: id, body: comment.body, created_at: now, updated_at: now }
    return { status: 201, body: { comment: commentOf(tx, tx.comments.insert(row), actor) } }
  }),
  DeleteArticleComment: operation(
    'DeleteArticleComment',
    ({ path, tx }) => {
      const article = needArticle(tx, path)
      const comment = tx.comments.get(path.id)
      const here = comment?.article_id === article.id ? comment : undefined
      return owned('comment', here, ({ author_id }) => [author_id])
    },
    ({ tx }, { id }) => {
      tx.comments.remove(id)
      return { status: 204 }
    },
  ),
  CreateArticleFavorite: operation('CreateArticleFavorite', ({ path, tx, actor }) => {
    const article = needArticle(tx, path)
    const known = tx.favorites.one('pair', `${actor.id} ${article.id}`)
    if (!known) tx.favorites.insert({ user_id: actor.id, article_id: article.id })
    return { status: 200, body: articleOf(tx, article, actor) }
  }),
  GetTags: operation('GetTags', ({ tx }) => {
    return { status: 200, body: { tags: [...new Set(tx.articles.all().flatMap(({ tags }) => tags))] } }
  }),
} satisfies Partial<OperationSet<Conduit>>
