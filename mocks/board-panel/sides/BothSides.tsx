import {
  type PointerEvent,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '../../../src/ui/cx.ts'
import { ErrorState } from '../../../src/ui/ErrorState.tsx'
import { ArrowLeftRight, X } from '../../../src/ui/Icon.tsx'
import { IconButton } from '../../../src/ui/IconButton.tsx'
import { SelectField } from '../../../src/ui/SelectField.tsx'
import { useMedia } from '../../../src/ui/useMedia.ts'
import type { Context } from '../../operation.ts'
import type { Person } from '../accounts.ts'
import { limited, resizedByKey } from '../../panel/frame.ts'
import { reasonOf } from '../../panel/panel-context.ts'
import { useBoard, useBoardWorld } from '../useBoard.ts'
import { useCoach } from './useCoach.ts'
import { castOf, shareLimits, type SideName, sideNames, type Sides } from './sides.ts'

const titles: Record<SideName, string> = { job_seeker: 'Job seeker', recruiter: 'Recruiter' }

/** From this width, the sides appear next to each other; below it, as two tabs. */
const besideFrom = '(min-width: 48rem)'

/** Shows the app twice in one window, for a job seeker and a recruiter with separate logins. */
export function BothSides({
  ref,
  sides,
  isLed,
  onChange,
  onClose,
}: {
  ref: Ref<HTMLElement>
  sides: Sides
  /** Whether the next step is to apply. */
  isLed: boolean
  onChange: (sides: Sides) => void
  onClose: () => void
}) {
  const { runtime } = useBoard()
  const beside = useMedia(besideFrom)
  const [front, setFront] = useState<SideName>('job_seeker')
  const [isDragged, setDragged] = useState(false)
  const columns = useRef<HTMLDivElement>(null)
  const select = useCallback(
    (context: Context) =>
      castOf(
        context,
        runtime.personas.map(({ account_id }) => account_id),
      ),
    [runtime],
  )
  const cast = useBoardWorld(select)
  useCoveredApp()

  const { people, isSwapped, share } = sides
  const [pages, setPages] = useState<Partial<Record<SideName, Document | null>>>({})
  const applicant = cast?.job_seeker.find(({ id }) => id === people.job_seeker)?.name ?? ''
  useCoach(pages, (side) => beside || front === side, applicant, sides.since, isLed)
  const order = isSwapped ? sideNames.toReversed() : sideNames

  return (
    <section
      ref={ref}
      aria-label="Both sides"
      tabIndex={-1}
      className="fixed inset-x-0 top-0 bottom-(--foot-height) z-40 flex flex-col bg-paper text-ink print:hidden in-data-[simulator=docked]:start-(--simulator-width)"
    >
      <div aria-hidden="true" className="hatched h-1.5 shrink-0" />
      <div className="flex min-h-11 shrink-0 items-center justify-between gap-3 border-b border-rule bg-raised ps-3 pe-1">
        {beside ? (
          <h2 className="text-dense">Both sides</h2>
        ) : (
          <SideTabs order={order} front={front} onChange={setFront} />
        )}
        <div className="flex">
          {beside && (
            <IconButton label="Swap sides" onClick={() => onChange({ ...sides, isSwapped: !isSwapped })}>
              <ArrowLeftRight />
            </IconButton>
          )}
          <IconButton label="Close both sides" onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </div>
      <div
        ref={columns}
        className="relative grid min-h-0 grow"
        style={{ gridTemplateColumns: beside ? `${share}fr 0.5rem ${100 - share}fr` : '1fr' }}
      >
        {/* Moving a frame in the document would reload it, so the CSS `order` swaps the sides. */}
        {sideNames.map((side) => (
          <Side
            key={side}
            side={side}
            path={side === 'recruiter' && sides.path !== '/' ? `${sides.path}?tab=applicants` : sides.path}
            person={people[side]}
            cast={cast?.[side] ?? []}
            isHidden={!beside && front !== side}
            isTab={!beside}
            isInert={isDragged}
            onLoad={(page) => setPages((before) => ({ ...before, [side]: page }))}
            className={beside ? (side === order[0] ? 'order-1' : 'order-3') : undefined}
            onPerson={(id) => onChange({ ...sides, people: { ...people, [side]: id } })}
          />
        ))}
        {beside && (
          <Divider
            share={share}
            columns={columns}
            onDrag={setDragged}
            onChange={(next) => onChange({ ...sides, share: next })}
          />
        )}
      </div>
    </section>
  )
}

/** The tabs of the sides, where there is room for one of them. */
function SideTabs({
  order,
  front,
  onChange,
}: {
  order: readonly SideName[]
  front: SideName
  onChange: (side: SideName) => void
}) {
  return (
    <div role="tablist" aria-label="Both sides" className="flex gap-4">
      {order.map((side) => (
        <button
          key={side}
          id={`side-tab-${side}`}
          type="button"
          role="tab"
          aria-selected={front === side}
          aria-controls={`side-${side}`}
          tabIndex={front === side ? 0 : -1}
          onClick={() => onChange(side)}
          onKeyDown={({ key }) => {
            if (!['ArrowLeft', 'ArrowRight'].includes(key)) return
            const other = side === 'recruiter' ? 'job_seeker' : 'recruiter'
            onChange(other)
            document.getElementById(`side-tab-${other}`)?.focus()
          }}
          className={cx(
            'min-h-11 cursor-pointer border-b-2 text-dense font-semibold',
            front === side ? 'border-action' : 'border-clear text-ink-2',
          )}
        >
          {titles[side]}
        </button>
      ))}
    </div>
  )
}

function Side({
  side,
  path,
  person,
  cast,
  isHidden,
  isTab,
  isInert,
  className,
  onLoad,
  onPerson,
}: {
  side: SideName
  path: string
  person: number | null
  cast: readonly Person[]
  isHidden: boolean
  /** Whether this side is the panel of a tab. */
  isTab: boolean
  /** Whether the frame lets the pointer through, so that the divider can be dragged across it. */
  isInert: boolean
  className: string | undefined
  onLoad: (page: Document | null) => void
  onPerson: (id: number | null) => void
}) {
  const { admin, host } = useBoard()
  const name = host.frames.nameOf(side)
  const account = cast.find(({ id }) => id === person)
  const isReady = person === null || account !== undefined
  const email = account?.email ?? null
  /** The email of the account that the frame is logged in as; null for a visitor, undefined before the login. */
  const [entered, setEntered] = useState<string | null>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (!isReady || failure !== undefined) return
    let isCurrent = true
    const enter = async () => {
      const session = email === null ? undefined : await admin.signIn(email)
      if (!isCurrent) return
      host.frames.setToken(side, session?.token)
      setEntered(email)
    }
    enter().catch((error: unknown) => isCurrent && setFailure(reasonOf(error)))
    return () => {
      isCurrent = false
    }
  }, [admin, host, side, email, isReady, failure])

  return (
    <div
      id={`side-${side}`}
      {...(isTab && { role: 'tabpanel', 'aria-labelledby': `side-tab-${side}` })}
      className={cx('flex min-h-0 min-w-0 flex-col', isHidden && 'hidden', className)}
    >
      <div className="border-b border-rule px-3 py-1.5">
        <SelectField
          label={titles[side]}
          hideLabel
          dense
          value={person === null ? '' : String(person)}
          onChange={(value) => {
            setFailure(undefined)
            onPerson(value === '' ? null : Number(value))
          }}
          options={[
            ...cast.map(({ id, name: of }) => ({ value: String(id), label: `${titles[side]}: ${of}` })),
            { value: '', label: `${titles[side]}: visitor, not logged in` },
          ]}
        />
      </div>
      {failure !== undefined && (
        <ErrorState
          title="This side couldn’t open."
          className="mx-3 my-4"
          onRetry={() => setFailure(undefined)}
        >
          {failure}
        </ErrorState>
      )}
      {entered !== undefined && failure === undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- this app needs its scripts and its storage
        <iframe
          key={entered}
          name={name}
          title={`The app for the ${titles[side].toLowerCase()}`}
          src={`${host.basePath}${path.replace(/^\//, '')}`}
          onLoad={({ currentTarget }) => onLoad(currentTarget.contentDocument)}
          className={cx('min-h-0 w-full grow border-0 bg-paper', isInert && 'pointer-events-none')}
        />
      )}
    </div>
  )
}

/** Resizes the frames, by dragging or with the arrow keys, Home and End. */
function Divider({
  share,
  columns,
  onDrag,
  onChange,
}: {
  share: number
  columns: { readonly current: HTMLDivElement | null }
  onDrag: (isDragged: boolean) => void
  onChange: (share: number) => void
}) {
  function onKeyDown(event: KeyboardEvent) {
    const next = resizedByKey(event.key, share, shareLimits, { larger: 'ArrowRight', smaller: 'ArrowLeft' })
    if (next === undefined) return
    event.preventDefault()
    onChange(next)
  }

  function onPointerMove(event: PointerEvent) {
    const box = columns.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onChange(limited(((event.clientX - box.left) / box.width) * 100, shareLimits))
  }

  return (
    <div
      role="separator"
      tabIndex={0}
      aria-label="Width of the left side"
      aria-orientation="vertical"
      aria-valuenow={share}
      aria-valuemin={shareLimits.min}
      aria-valuemax={shareLimits.max}
      aria-valuetext={`${share}% of the window`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        onDrag(true)
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => onDrag(false)}
      className="order-2 grid cursor-ew-resize touch-none place-items-center border-x border-rule bg-raised focus-visible:-outline-offset-2"
    >
      <span className="h-10 w-1 rounded-full bg-rule-strong" />
    </div>
  )
}

/** Keeps the keyboard and assistive technology out of the app while the sides cover it. */
function useCoveredApp() {
  useEffect(() => {
    const app = document.getElementById('root')
    const { dataset } = document.documentElement
    app?.setAttribute('inert', '')
    dataset['bothSides'] = ''
    return () => {
      app?.removeAttribute('inert')
      delete dataset['bothSides']
    }
  }, [])
}
