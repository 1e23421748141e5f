import { type Context, type Runtime, quoted } from '../operation.ts'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { formatCount } from '../../src/ui/count.ts'
import { CircleCheck, Search } from '../../src/ui/Icon.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import type { TokenScope } from '../panel/host.ts'
import { findPeople, holderOf, isOnlyInTab, peopleOf, type Person, typeWords } from './accounts.ts'
import { CopyLink } from './CopyLink.tsx'
import { followPage } from './follow-page.ts'
import { logInAs } from './log-in-as.ts'
import { useBoard, useBoardWorld } from './useBoard.ts'
import { Fine, Group } from '../panel/pieces.tsx'
import { Rows } from '../panel/Rows.tsx'

const shownAtOnce = 20

/** Shows which account this tab is logged in as, and logs in as others. */
export function PeopleSection() {
  const { runtime } = useBoard()
  const { token, person } = usePersonHere()
  const [words, setWords] = useState('')
  const searching = words.trim() !== ''
  const select = useCallback(
    (context: Context) =>
      searching ? findPeople(context, words, shownAtOnce) : peopleOf(context, [...aboutsIn(runtime).keys()]),
    [runtime, searching, words],
  )
  const found = useBoardWorld(select)

  if (!found) return null
  const { people, count, total } = found
  const abouts = aboutsIn(runtime)

  return (
    <>
      <LoggedIn token={token} person={person} />
      <CopyLink />
      <Group title="Log in as">
        <TextField
          type="search"
          label="Search accounts by name, email or type"
          hideLabel
          placeholder="Name, email or type"
          value={words}
          onChange={setWords}
          icon={<Search />}
          autoComplete="off"
        />
        <p role="status" className="py-2 text-fine text-ink-2">
          {(searching
            ? `${formatCount(count)} of ${formatCount(total)} accounts`
            : `${count} suggested, of ${formatCount(total)} accounts`) +
            (count > people.length ? `; showing the first ${people.length}` : '')}
        </p>
        <Rows>
          {people.map((entry) => (
            <PersonRow
              key={entry.id}
              person={entry}
              about={abouts.get(entry.id)}
              here={entry.id === person?.id}
            />
          ))}
        </Rows>
      </Group>
    </>
  )
}

/** Returns the reason to log in as each persona, by account id. */
function aboutsIn(runtime: Runtime): ReadonlyMap<number, string> {
  return new Map(runtime.personas.map(({ account_id, about }) => [account_id, about]))
}

function LoggedIn({ token, person }: { token: string | undefined; person: Person | undefined }) {
  const { runtime, host, change } = useBoard()
  if (!person) {
    return (
      <Group title="This tab">
        <p className="text-dense">
          {token === undefined ? 'You’re browsing as a visitor.' : 'Your session has expired.'}
        </p>
      </Group>
    )
  }

  const logOut = () =>
    change(async () => {
      await runtime.mutate(({ tx }) => {
        const session = token === undefined ? undefined : tx.sessions.one('token', token)
        if (session) tx.sessions.remove(session.id)
      })
      host.token.clear()
      host.begin('You’re now a visitor.')
      return `${quoted(person.name)} is logged out.`
    })

  return (
    <Group title="This tab">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-dense font-semibold wrap-anywhere">
            <bdi>{person.name}</bdi>
          </p>
          <Fine className="wrap-anywhere">{`${typeWords[person.type]} · ${person.email}`}</Fine>
          <Fine>
            {token !== undefined && inTabOnly(token) ? 'In this tab only' : 'In all tabs of this browser'}
          </Fine>
        </div>
        <Button size="sm" onClick={() => void logOut()} aria-label={`Log out ${quoted(person.name)}`}>
          Log out
        </Button>
      </div>
    </Group>
  )
}

function PersonRow({ person, about, here }: { person: Person; about: string | undefined; here: boolean }) {
  const { admin, host, change } = useBoard()

  const logIn = (scope: TokenScope) =>
    change(async () => {
      await logInAs({ admin, host }, person, scope)
      return `Logged in as ${quoted(person.name)}, ${scope === 'tab' ? 'this tab only' : 'everywhere'}.`
    })

  return (
    <li className="py-2.5">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 text-dense font-semibold wrap-anywhere">
          <bdi>{person.name}</bdi>
        </p>
        <Fine className="shrink-0">{typeWords[person.type]}</Fine>
      </div>
      <Fine className="wrap-anywhere">{about ?? person.email}</Fine>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          aria-label={`Log in as ${quoted(person.name)}, this tab only`}
          onClick={() => void logIn('tab')}
        >
          This tab only
        </Button>
        <Button
          size="sm"
          aria-label={`Log in as ${quoted(person.name)}, everywhere`}
          onClick={() => void logIn('browser')}
        >
          Everywhere
        </Button>
        {here && (
          <span className="inline-flex items-center gap-1.5 text-fine font-semibold text-action">
            <CircleCheck />
            Logged in
          </span>
        )}
      </div>
    </li>
  )
}

/** Returns the token that this tab sends and the account it belongs to, if any. */
export function usePersonHere(): { token: string | undefined; person: Person | undefined } {
  const { host } = useBoard()
  const token = useSyncExternalStore(followPage, () => host.token.get())
  const select = useCallback((context: Context) => holderOf(token, context) ?? null, [token])
  return { token, person: useBoardWorld(select) ?? undefined }
}

function inTabOnly(token: string): boolean {
  try {
    return isOnlyInTab(token, sessionStorage)
  } catch {
    return false
  }
}
