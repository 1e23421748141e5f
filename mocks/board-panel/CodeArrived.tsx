import { useSyncExternalStore } from 'react'
import { Button } from '../../src/ui/Button.tsx'
import { fillCode, hasCodeField } from './fill-code.ts'
import { followPage } from './follow-page.ts'
import type { Mail } from './mail.ts'

/** The code from an email that has just arrived, beside the closed panel. */
export function CodeArrived({ mail, onUse }: { mail: Mail; onUse: (mail: Mail) => void }) {
  return (
    <div className="flex min-h-10.5 items-center gap-3 px-3 text-ink">
      <span>{`Code ${mail.code} arrived`}</span>
      <Button
        size="sm"
        variant="primary"
        aria-label={`Fill in code ${mail.code}`}
        onClick={() => {
          if (mail.code && fillCode(mail.code)) onUse(mail)
        }}
      >
        Fill in
      </Button>
    </div>
  )
}

/** Returns an email if it has a code and the page has a field for one. */
export function useWantedCode(mail: Mail | undefined): Mail | undefined {
  const isWanted = useSyncExternalStore(followPage, hasCodeField)
  return isWanted && mail?.code ? mail : undefined
}
