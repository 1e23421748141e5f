import type { Field } from '../../src/api/read-answer.ts'
import { contract } from '../contract/calls.gen.ts'
import { examples } from '../contract/examples.gen.ts'
import type { CallField } from '../engine/contract/types.ts'
import type { Row, Tx } from '../model/tables.ts'
import type { CallName } from '../operation.ts'
import { isJson, type Json } from './json.ts'
import { fieldsOf, isWriter } from './ownership.ts'
import { isOwn, seenOf } from './learned.ts'
import { rowIn, tableOf, tablesOf } from './rows.ts'
import { allCalls, tagOf, tags } from './sides.ts'
import { entriesOf, fieldsOfAnswer, fieldsOfSchema, walk } from './walk.ts'

/** A real call to make before a simulated list is answered, and those of its lists that have the same rows. */
export interface Question {
  call: CallName
  fields: Readonly<Record<string, string>>
  lists: readonly Field[]
}

/** What came of it: its answer with the entries of all pages, undefined without one, and whether these are all. */
export type Found = Question & { answer?: Json; ids: Set<unknown>; isWhole: boolean }

/** Notifications that `me` counts, and no real call shows. */
export const unshown: Found = {
  call: 'me',
  fields: {},
  lists: fieldsOfAnswer('notifications/fetch').filter(({ isList }) => isList),
  ids: new Set(),
  isWhole: false,
}

type IsReal = (call: CallName) => boolean

/** How many pages of a real list are read. */
const mostPages = 20

const isPaged = (call: CallName): boolean => 'page' in contract[call].fields
const isPublic = (call: CallName): boolean => contract[call].auth !== 'required'
const listsOf = (call: CallName) => fieldsOfAnswer(call).filter(({ isList }) => isList)
/** The table of a list's rows. What has none, such as categories, is counted from the rows that the call's tag names. */
const tableBehind = (call: CallName, { kind }: Field): string => tableOf[kind] ?? tagOf(call)

/** Returns what a call requires, about the caller where it can be, with empty texts for ids of other rows. */
function payloadFor(call: CallName, me: Row<'accounts'> | null): Record<string, string> {
  const fields: Readonly<Record<string, CallField>> = contract[call].fields
  const payload = Object.entries(fields).flatMap(([name, { kind, required }]): [string, string][] => {
    const table = tablesOf[call]?.[name]
    // Only recruiters have a company.
    const isMine = me && (required || me.type === 'recruiter') && (table === 'accounts' || kind === 'boolean')
    if (isMine) return [[name, table ? `${me.id}` : '1']]
    return required ? [[name, table ? '' : String(examples[call][name])]] : []
  })
  return Object.fromEntries(payload)
}

/**
 * Returns the real lists to read before a simulated list is answered, or a simulated call about one row that the simulator
 * doesn't know.
 * @param actor who asks; null for a visitor
 */
export function questionsFor(call: CallName, actor: Row<'accounts'> | null, isReal: IsReal): Question[] {
  if (isWriter(call)) return []
  const row = tablesOf[call]?.['id']
  const needed = new Set(
    (row === undefined ? listsOf(call) : []).flatMap((list) => {
      const inner = fieldsOfSchema(list.kind).map(({ kind }) => tableOf[kind])
      // Accounts come with the rows that show them.
      return [list.kind, tableBehind(call, list), ...inner.filter((table) => table !== 'accounts')]
    }),
  )
  if (typeof row === 'string') needed.add(row)
  const questions = allCalls.flatMap((each): Question[] => {
    const mayAsk = ['public', actor && 'signed-in', actor?.type].includes(contract[each].access)
    const fields = payloadFor(each, isPublic(call) ? null : actor)
    const lists = listsOf(each).filter(
      ({ kind, optional }) => needed.has(tableOf[kind] ?? kind) && !(optional && isPublic(call)),
    )
    const isAsked = each !== call && !isWriter(each) && isReal(each) && mayAsk && lists.length > 0
    const isPart = (isPaged(call) && !isPaged(each)) || (isPublic(call) && !isPublic(each))
    return isAsked && !isPart && !Object.values(fields).includes('') ? [{ call: each, fields, lists }] : []
  })
  // One is enough for the same rows.
  const rowsOf = ({ lists }: Question) => [...new Set(lists.map(({ kind }) => tableOf[kind] ?? kind))].join()
  return [...new Map(questions.map((each) => [rowsOf(each), each])).values()]
}

/**
 * Reads the pages of a real list, up to a bound.
 * @param ask returns the answer with a page, if there are any; undefined without an answer
 * @param patience how long, in milliseconds
 */
export async function readAll(
  question: Question,
  ask: (page?: number) => Promise<Json | undefined>,
  patience: number,
): Promise<Found> {
  const found: Found = { ...question, ids: new Set(), isWhole: false }
  const [end, hasPages] = [performance.now() + patience, isPaged(question.call)]
  for (let page = 1; page <= mostPages && !found.isWhole && performance.now() < end; page += 1) {
    const answer = await ask(hasPages ? page : undefined)
    if (!answer) break
    found.answer ??= answer
    const before = found.ids.size
    for (const { name, kind } of question.lists) {
      const entries = entriesOf(answer, name, kind) ?? []
      for (const row of entries) if (isJson(row)) found.ids.add(row['id'])
      if (page > 1) entriesOf(found.answer, name, kind)?.push(...entries)
    }
    const last = hasPages ? Number(answer['pages']) || Infinity : 1
    found.isWhole = page >= last || found.ids.size === before
  }
  return found
}

/**
 * Leaves out of a simulated answer what isn't known, so that the app doesn't show it as known: numbers, and of a list that
 * may lack any row, one entry, which is null and which the app says it couldn't read. An answer of just one list of which
 * nothing is known becomes a refusal.
 * @returns what to say of it; empty if all is known
 */
export function leaveOut(call: CallName, answer: Json, all: readonly Found[], isReal: IsReal): string {
  const said = new Set<string>()
  const drop = (fields: readonly Field[], from: unknown) => {
    for (const { name, kind } of fields)
      if (kind === 'count' && name !== 'pages' && isJson(from)) delete from[name]
  }
  for (const field of listsOf(call)) {
    const [{ name, kind }, table] = [field, tableBehind(call, field)]
    const [list, isOfRows, fields] = [answer[name], kind in tableOf, fieldsOfSchema(kind)]
    // A switch, such as `is_bookmarked`, shows a row, too. The public sees no rows that wait for somebody.
    const shows = (of: string) =>
      fieldsOfSchema(of).some((each) => each.name.startsWith(`is_${table.slice(0, -1)}`))
    const about = all.filter(({ lists }) => lists.some((of) => tableOf[of.kind] === table || shows(of.kind)))
    const isHidden = !isPublic(call) && fields.some((each) => each.name === 'status')
    const full = about.filter((each) => !(isHidden && isPublic(each.call)))
    const counted = full.filter(({ lists }) => lists.some((of) => tableOf[of.kind] === table))
    const owner = tags.find((tag) => fieldsOf(tag).includes(`${call}.${name}`)) ?? tagOf(call)
    const makes = (each: CallName) => tagOf(each) === owner && isWriter(each) && isReal(each)
    // Lists of open jobs don't show who marked the others.
    const isMarked = full.some(({ isWhole }) => isWhole) && !counted.some(({ isWhole }) => isWhole)
    if (isMarked) drop(fieldsOfAnswer(call), answer)
    if (!Array.isArray(list) || counted.some(({ isWhole }) => isWhole)) continue
    if (isMarked && (list.length > 0 || !allCalls.some(makes))) continue
    const theirs = isOfRows ? undefined : all.find((each) => each.answer?.[name])?.answer
    const names = (each: CallName) =>
      isReal(each) && Object.values(tablesOf[each] ?? {}).some((of) => of === table)
    // Registering makes accounts.
    const isThere =
      about.length > 0 ||
      table === 'accounts' ||
      (isOfRows && allCalls.some((each) => makes(each) || names(each)))
    if (theirs) answer[name] = theirs[name]
    if (!isThere) continue
    const most = Math.max(0, ...counted.map(({ ids }) => ids.size))
    drop(fieldsOfAnswer(call), answer)
    if (!isOfRows && !theirs) for (const each of list) drop(fields, each)
    const words = table.replaceAll('_', ' ')
    const message =
      most > 0
        ? `${call} shows at least ${most} ${words}, because the backend has more.`
        : `The backend doesn’t show all ${words} yet, so ${call} may lack some.`
    said.add(message)
    if (theirs || (isOfRows && most > 0)) continue
    if (list.length === 0 && listsOf(call).length === 1) Object.assign(answer, { status: 'error', message })
    else list.push(null)
  }
  return [...said].join(' ')
}

/**
 * Leaves out of a simulated answer what no real answer has shown of real jobs: how often they were seen and applied for, and
 * what a real payment costs.
 */
export function leaveOutCounts(tx: Tx, call: CallName, answer: Json, isReal: IsReal): void {
  const isPaid = allCalls.some((each) => tagOf(each) === 'payments' && isWriter(each) && isReal(each))
  walk(call, answer, (place) => {
    const { table, id = 0 } = rowIn(place) ?? {}
    if (table !== 'jobs' || isOwn(tx, 'jobs', id)) return
    const isSeen = seenOf(tx, 'jobs', id)?.['views'] !== undefined
    for (const name of isSeen ? [] : ['views', 'applicants']) delete place.object[name]
    if (isPaid) delete place.object['feature_price_per_month']
  })
}
