import { useCallback, useState, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { CircleCheck, Search } from '../../src/ui/Icon.tsx'
import { TextField } from '../../src/ui/TextField.tsx'
import type { SimulatorHost, TokenScope } from '../runtime/host.ts'
import type { Surroundings } from '../runtime/operation.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { openSession } from '../services/sessions.ts'
import { findPeople, holderOf, isOnlyInTab, peopleOf, type Person, typeWords } from './accounts.ts'
import { usePanel } from './panel-context.ts'
import { Fine, Part } from './pieces.tsx'
import { useWorld } from './useWorld.ts'

const shownAtOnce = 20

/** Who is signed in, and signing in as somebody else. */
export function PeopleSection() {
  const { runtime } = usePanel()
  const { token, person } = usePersonHere()
  const [words, setWords] = useState('')
  const searching = words.trim() !== ''
  const look = useCallback(
    (surroundings: Surroundings) =>
      searching
        ? findPeople(surroundings, words, shownAtOnce)
        : peopleOf(surroundings, [...aboutsIn(runtime).keys()]),
    [runtime, searching, words],
  )
  const found = useWorld(look)

  if (!found) return null
  const { people, count, total } = found
  const abouts = aboutsIn(runtime)

  return (
    <>
      <SignedIn token={token} person={person} />
      <Part title="Sign in as">
        <TextField
          type="search"
          label="Search everyone by name, e-mail or type"
          hideLabel
          placeholder="Name, e-mail or type"
          value={words}
          onChange={setWords}
          icon={<Search />}
          autoComplete="off"
        />
        <p role="status" className="py-2 text-fine text-ink-2">
          {searching ? `${count} of ${total} accounts` : `${count} of ${total} accounts, to begin with`}
          {count > people.length && `; the first ${people.length} are shown`}
        </p>
        {people.length > 0 && (
          <ul className="divide-y divide-rule border-y border-rule">
            {people.map((entry) => (
              <PersonRow
                key={entry.id}
                person={entry}
                about={abouts.get(entry.id)}
                here={entry.id === person?.id}
              />
            ))}
          </ul>
        )}
      </Part>
    </>
  )
}

/** Why one would choose them, by account. */
function aboutsIn({ scenarios, identity }: Runtime): ReadonlyMap<number, string> {
  const scenario = scenarios.find(({ name }) => name === identity?.scenario)
  return new Map(scenario?.personas.map(({ account_id, about }) => [account_id, about]))
}

function SignedIn({ token, person }: { token: string | undefined; person: Person | undefined }) {
  const { runtime, host, change } = usePanel()
  if (!person) {
    return (
      <Part title="Signed in here">
        <p className="text-dense">
          {token === undefined
            ? 'Nobody: this tab is a visitor.'
            : 'Nobody: the session of this tab is over.'}
        </p>
      </Part>
    )
  }

  const signOut = () =>
    change(async () => {
      await runtime.act(({ tx }) => {
        const session = token === undefined ? undefined : tx.sessions.one('token', token)
        if (session) tx.sessions.remove(session.id)
      })
      host.token.clear()
      return `${person.name} is signed out here.`
    })

  return (
    <Part title="Signed in here">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-dense font-semibold wrap-anywhere">{person.name}</p>
          <Fine className="wrap-anywhere">
            {typeWords[person.type]} · {person.email}
          </Fine>
          <Fine>
            {token !== undefined && inTabOnly(token) ? 'In this tab only' : 'In every tab of this browser'}
          </Fine>
        </div>
        <Button size="sm" onClick={() => void signOut()} aria-label={`Sign out here: ${person.name}`}>
          Sign out here
        </Button>
      </div>
    </Part>
  )
}

function PersonRow({ person, about, here }: { person: Person; about: string | undefined; here: boolean }) {
  const { runtime, host, change } = usePanel()

  const signIn = (scope: TokenScope) =>
    change(async () => {
      const { token } = await runtime.act((surroundings) => openSession(surroundings, { id: person.id }))
      host.token.set(token, scope)
      return `Signed in as ${person.name}, ${scope === 'tab' ? 'in this tab only' : 'in every tab'}.`
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
          aria-label={`Sign in as ${person.name}, this tab only`}
          onClick={() => void signIn('tab')}
        >
          This tab only
        </Button>
        <Button
          size="sm"
          aria-label={`Sign in as ${person.name}, everywhere`}
          onClick={() => void signIn('browser')}
        >
          Everywhere
        </Button>
        {here && (
          <span className="inline-flex items-center gap-1.5 text-fine font-semibold text-action">
            <CircleCheck />
            Signed in
          </span>
        )}
      </div>
    </li>
  )
}

/** The token of this tab and the account it signs in. */
export function usePersonHere(): { token: string | undefined; person: Person | undefined } {
  const { host } = usePanel()
  const token = useToken(host)
  const look = useCallback((surroundings: Surroundings) => holderOf(token, surroundings) ?? null, [token])
  return { token, person: useWorld(look) ?? undefined }
}

/** How often the panel looks whether the app has signed somebody in or out, in milliseconds. */
const tokenInterval = 500

function useToken({ token }: SimulatorHost): string | undefined {
  return useSyncExternalStore(followToken, () => token.get())
}

// The host tells the token when it is asked for; that it has changed shows only by asking.
function followToken(listener: () => void): () => void {
  const timer = setInterval(listener, tokenInterval)
  return () => clearInterval(timer)
}

function inTabOnly(token: string): boolean {
  try {
    return isOnlyInTab(token, sessionStorage)
  } catch {
    return false
  }
}
