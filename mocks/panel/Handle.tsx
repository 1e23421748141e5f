import { type Ref, useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { FlaskConical, TriangleAlert } from '../../src/ui/Icon.tsx'
import { fillCode, hasCodeField } from './fill-code.ts'
import { followPage } from './follow-page.ts'
import { shortcut } from './frame.ts'
import type { Mail } from './mail.ts'
import { Count, CountWords } from './SectionTabs.tsx'

/** The closed panel: a button that opens it, with counts, and the code from an email that has just arrived. */
export function Handle({
  ref,
  unread,
  broken,
  mode,
  mail,
  onUse,
  onOpen,
}: {
  ref: Ref<HTMLButtonElement>
  unread: number
  /** The number of requests whose answers broke the contract. */
  broken: number
  /** A word for a mode that the user must know about at all times. */
  mode: string | undefined
  /** The newest unread email with a code, if there is one. */
  mail: Mail | undefined
  onUse: (mail: Mail) => void
  onOpen: () => void
}) {
  return (
    <aside
      aria-label="Simulator"
      className="pointer-events-none fixed start-0 bottom-[calc(var(--bar-height)+0.5rem)] z-40 flex items-stretch gap-2 *:pointer-events-auto font-mono text-fine text-ink in-data-both-sides:top-1.5 in-data-both-sides:bottom-auto print:hidden"
    >
      <button
        ref={ref}
        type="button"
        aria-expanded={false}
        aria-keyshortcuts={shortcut.keys}
        title={`Open the simulator (${shortcut.keys})`}
        onClick={onOpen}
        className="relative flex min-h-11 cursor-pointer items-center gap-3 rounded-e-md border border-s-0 border-rule-strong bg-raised ps-4 pe-3 hover:border-ink hover:text-action max-sm:w-6 max-sm:flex-col max-sm:justify-center max-sm:gap-1 max-sm:p-0 max-sm:py-1"
      >
        <span aria-hidden="true" className="hatched absolute inset-y-0 start-0 w-1.5 max-sm:hidden" />
        <span className="relative">
          <FlaskConical className="size-4.5" />
          <Count value={unread} />
        </span>
        <span className="max-sm:sr-only">
          <span>Simulator</span>
          <CountWords value={unread} of="unread emails" />
          {broken > 0 && <TriangleAlert className="ms-2 inline text-bad-ink" />}
          <CountWords value={broken} of="contract violations" />
        </span>
        {mode !== undefined && (
          <span className="font-semibold max-sm:[writing-mode:vertical-rl]">{` ${mode}`}</span>
        )}
      </button>
      <ArrivedCode mail={mail} onUse={onUse} />
    </aside>
  )
}

/** Announces a code that arrived for a field on this page, with a button that fills it in. */
function ArrivedCode({ mail, onUse }: { mail: Mail | undefined; onUse: (mail: Mail) => void }) {
  const isWanted = useSyncExternalStore(followPage, hasCodeField)
  const code = isWanted ? mail?.code : undefined
  return (
    // The live region is always rendered, because only its changes are announced.
    <div role="status" className="flex">
      {mail && code && (
        <div className="flex items-center gap-3 rounded-md border border-rule-strong bg-raised py-1 ps-3 pe-1.5">
          <span>{`Code ${code} arrived`}</span>
          <Button
            size="sm"
            variant="primary"
            className="font-sans"
            aria-label={`Fill in code ${code}`}
            onClick={() => {
              if (fillCode(code)) onUse(mail)
            }}
          >
            Fill in
          </Button>
        </div>
      )}
    </div>
  )
}
