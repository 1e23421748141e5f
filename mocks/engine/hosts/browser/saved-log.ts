import * as v from 'valibot'
import { type LogEntry, type RequestLog, savedEntry } from '../../network/request-log.ts'
import { savedValue, saveValue, thisTab } from './saved.ts'

/** The maximum length of the saved log, in characters. The tab's storage has room for five million, also for drafts. */
const longest = 1_000_000

const longestAnswer = 20_000

/** Stands for an answer that was too long to save. */
export const tooLong = 'This answer was too long to keep through a reload.'

/**
 * Keeps the log of this tab through reloads, without secrets, contents of files and long answers. It is saved when the
 * page is left, because a call should not wait for it.
 * @param name of the backend
 */
export function keepLog(
  name: string,
  log: RequestLog,
  page: Pick<Window, 'addEventListener'> = window,
): void {
  const key = `${name}.simulator.log`
  log.restore(savedValue(thisTab, key, v.array(savedEntry), []))
  page.addEventListener('pagehide', () => saveValue(thisTab, key, fitting(log)))
}

function fitting(log: RequestLog): object[] {
  const kept: object[] = []
  let length = 2
  for (const entry of log.entries) {
    const one = saved(log.shared(entry))
    length += JSON.stringify(one).length + 1
    if (length > longest) break
    kept.push(one)
  }
  return kept
}

function saved(entry: LogEntry): object {
  const payload = entry.payload?.map((field) => {
    const { value: sent, isSecret } = field
    if (isSecret) return { ...field, value: null }
    if (typeof sent === 'string') return sent.length > longestAnswer ? { ...field, value: null } : field
    return { ...field, value: sent && { name: sent.name, type: sent.type, size: sent.size } }
  })
  const isLong = (JSON.stringify(entry.answer)?.length ?? 0) > longestAnswer
  return { ...entry, payload, token: undefined, sent: undefined, ...(isLong && { answer: tooLong }) }
}
