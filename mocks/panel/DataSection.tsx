import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { Callout } from '../../src/ui/Callout.tsx'
import { formatCount } from '../../src/ui/count.ts'
import { Download, Upload } from '../../src/ui/Icon.tsx'
import { questionOf, readNumber } from '../../src/ui/read-number.ts'
import { nextPaint } from '../../src/ui/next-paint.ts'
import { NumberField } from '../../src/ui/NumberField.tsx'
import { SelectField } from '../../src/ui/SelectField.tsx'
import { InvariantError } from '../engine/data/table.ts'
import { quarantineReasons } from '../engine/storage/world-setup.ts'
import { type AnyRuntime, usePanel } from './panel-context.ts'
import { Fine, Group } from './pieces.tsx'
import { Quarantine } from './Quarantine.tsx'
import { useIdentity, useWorld } from './useWorld.ts'
import { earlierData, lastReset, loggedOut, resetData, undoReset } from './reset.ts'
import { downloadScenario, downloadWorld, readWorldFile, sizesOf } from './world-file.ts'

const places: Record<AnyRuntime['store']['storage']['kind'], string> = {
  indexeddb: 'In this browser, shared by all tabs',
  sqlite: 'In the server’s database, until you reset it',
  memory: 'In memory, until you close this page',
}

/** Shows, resets and downloads the stored data. */
export function DataSection() {
  const { runtime } = usePanel()
  const identity = useIdentity()
  const [seedText = String(identity?.seed ?? ''), setSeedText] = useState<string>()
  const { notice, storage } = runtime.store
  const read = readNumber(seedText)
  const seed = read !== null && Number.isInteger(read) && read >= 0 ? read : undefined

  return (
    <>
      <Group title="Current data">
        {notice === 'migrated' && (
          <Callout className="mb-3">Your stored data was from an older build and has been migrated.</Callout>
        )}
        {notice !== null && notice !== 'migrated' && (
          <Callout tone="caution" className="mb-3" title={quarantineReasons[notice]}>
            You’re using fresh data. You can download, restore or delete the earlier data below.
          </Callout>
        )}
        <p className="text-dense font-semibold wrap-anywhere">{identity?.scenario}</p>
        <Fine>{places[storage.kind]}</Fine>
      </Group>
      <StartOver seed={seed} />
      {runtime.backend.unwritten && <Unwritten lines={runtime.backend.unwritten.recognised} />}
      {/* Whatever changes the epoch, in any tab, has quarantined one more. */}
      <Quarantine key={identity?.epoch} />
      <details className="py-4">
        <summary className="cursor-pointer text-dense font-semibold">For developers</summary>
        <NumberField
          label="Seed"
          className="mt-3"
          hint="“Reset data” uses it. The same scenario and seed always create the same data."
          value={seedText}
          onChange={setSeedText}
          error={
            seed === undefined ? (questionOf(seedText) ?? 'Enter a whole number, 0 or higher.') : undefined
          }
        />
        <Files />
      </details>
    </>
  )
}

/** What answers calls that nobody has written. */
function Unwritten({ lines }: { lines: readonly string[] }) {
  return (
    <details className="border-b border-rule py-4">
      <summary className="cursor-pointer text-dense font-semibold">Calls that nobody has written</summary>
      <Fine className="mt-3">
        Resources are answered from the data, other calls from the contract’s examples or schemas. Correct it
        with “x-row” in the contract, or “--row” beside it.
      </Fine>
      <ul className="mt-2 font-mono text-fine">
        {lines.map((line) => (
          <li key={line} className="border-b border-rule py-1 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What developers save of the data, with the number of its rows. */
function Files() {
  const { runtime, parts, tell } = usePanel()
  const sizes = useWorld(sizesOf)

  const exportWorld = () =>
    tell(async () => `Data downloaded as ${await downloadWorld(runtime)}.`, 'We couldn’t download the data')

  const saveScenario = () => tell(() => downloadScenario(parts.scenarios), 'We couldn’t save the scenario')

  return (
    <>
      <Button size="sm" className="mt-4" onClick={() => void saveScenario()}>
        <Download />
        Save as scenario
      </Button>
      <Fine className="mt-2">{parts.words.scenario}</Fine>
      {sizes && (
        <>
          <Button size="sm" className="mt-4" onClick={() => void exportWorld()}>
            <Download />
            Download as JSON
          </Button>
          <Fine className="mt-2">
            {`Every row of every collection (${formatCount(sizes.reduce((sum, { rows }) => sum + rows, 0))} in total), without logins, codes and uploaded files.`}
          </Fine>
          <dl className="mt-3 columns-2 gap-6 font-mono text-fine">
            {sizes.map(({ name, rows }) => (
              <div key={name} className="flex justify-between gap-2 border-b border-rule py-1">
                <dt className="min-w-0 truncate text-ink-2">{name}</dt>
                <dd>{formatCount(rows)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

/** Carries out something that makes a world, called `what`. */
type Create = (what: string, work: () => Promise<string>) => Promise<void>

/** @param seed undefined if what was typed is none */
function StartOver({ seed }: { seed: number | undefined }) {
  const { runtime, host, parts, change } = usePanel()
  const [creating, setCreating] = useState<string>()
  const undo = useSyncExternalStore(lastReset.subscribe, lastReset.get)

  /** Paints the progress bar before `work` runs, because creating a large scenario blocks the page. */
  const create: Create = async (what, work) => {
    setCreating(what)
    await nextPaint()
    await change(work)
    setCreating(undefined)
  }

  return (
    <Group title="Start over">
      <div className="flex flex-col gap-3">
        <ScenarioReset create={create} seed={seed} isBusy={creating !== undefined} />
        <Fine>{parts.words.reset}</Fine>
        {creating !== undefined && <Progress label={`Opening ${creating}`} />}
        {undo && (
          <Callout title={`The ${undo.scenario} data was replaced`}>
            <p>Your earlier data is kept. You can also restore or delete it below.</p>
            <Button
              size="sm"
              className="mt-2"
              onClick={() =>
                void create(undo.scenario, async () =>
                  (await undoReset(runtime, host)) ? 'Reset undone.' : 'The earlier data no longer exists.',
                )
              }
            >
              Undo reset
            </Button>
          </Callout>
        )}
        <OpenSaved create={create} />
      </div>
    </Group>
  )
}

function ScenarioReset({
  create,
  seed,
  isBusy,
}: {
  create: Create
  seed: number | undefined
  isBusy: boolean
}) {
  const { runtime, host } = usePanel()
  const names = runtime.backend.scenarios.map(({ name }) => name)
  // A stored world may be of a scenario that an earlier build had.
  const current = names.find((name) => name === runtime.store.identity?.scenario) ?? names[0]
  const [scenario = current ?? '', setScenario] = useState<string>()

  function reset() {
    if (seed === undefined) return
    void create(scenario, async () => {
      await resetData(runtime, host, scenario, seed)
      return `Data reset to ${scenario}.${loggedOut(host)} ${earlierData}`
    })
  }

  return (
    <>
      <SelectField
        label="Scenario"
        hint={runtime.backend.scenarios.find(({ name }) => name === scenario)?.about}
        dense
        value={scenario}
        onChange={setScenario}
        options={names.map((name) => ({ value: name, label: name }))}
      />
      <div>
        <Button disabled={seed === undefined} busy={isBusy} onClick={reset}>
          Reset data
        </Button>
      </div>
    </>
  )
}

function OpenSaved({ create }: { create: Create }) {
  const { runtime, host, parts } = usePanel()
  const file = useRef<HTMLInputElement>(null)

  async function openFile(chosen: File | undefined) {
    if (!chosen) return
    await create(chosen.name, async () => {
      const { world, enter } = readWorldFile(await chosen.text(), parts.scenarios.read)
      await resetData(runtime, host, world.scenario, world.seed, { world }).catch((error: unknown) => {
        if (!(error instanceof InvariantError)) throw error
        throw new Error(`This file has data that can’t be used, so nothing was changed. ${error.message}.`)
      })
      const person = await enter()
      const login = person === undefined ? loggedOut(host) : ` You’re logged in as ${person}.`
      return `${chosen.name} opened.${login} ${earlierData}`
    })
  }

  return (
    <>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="Data file to open"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          void openFile(currentTarget.files?.[0])
          // Lets the user choose the same file again.
          currentTarget.value = ''
        }}
      />
      <div>
        <Button size="sm" onClick={() => file.current?.click()}>
          <Upload />
          Open saved data…
        </Button>
      </div>
    </>
  )
}

/** A bar animated by the compositor alone, so it keeps moving while the page is busy. */
function Progress({ label }: { label: string }) {
  return (
    <div role="progressbar" aria-label={label} className="text-fine text-ink-2">
      <p>{`${label}…`}</p>
      <div className="mt-1 h-1 overflow-hidden rounded-full bg-rule">
        <div className="simulator-progress h-full w-1/3 rounded-full bg-action" />
      </div>
    </div>
  )
}
