import { useCallback, useMemo, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { RadioGroup } from '../../../src/ui/RadioGroup.tsx'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { copied } from '../copied.ts'
import { type AnyContext, usePanel } from '../panel-context.ts'
import { useWorld } from '../useWorld.ts'
import { CodeText } from './CodeText.tsx'
import { asCurl, asFetch } from './copy-call.ts'
import { masked, tokenFor } from './sent.ts'

const forms = { curl: 'curl', fetch: 'fetch', test: 'Test' } as const
type Form = keyof typeof forms

/** The address of the backend as a server, as its documentation starts it. */
const usualAddress = 'http://localhost:4000'

/** A request as a command, as a script or as a test, to copy. */
export function CopyCall({ entry }: { entry: LogEntry }) {
  const { runtime, host, parts, say } = usePanel()
  const [form, setForm] = useState<Form>('curl')
  const [withSecrets, setWithSecrets] = useState(false)
  const call = useMemo(() => {
    const { sent, token } = entry
    const given = { ...entry, token: tokenFor(entry, host) }
    const shared = runtime.log.shared({ ...given, sent: sent && masked(sent, token) })
    return withSecrets ? given : { ...shared, token: given.token }
  }, [runtime, host, entry, withSecrets])
  const select = useCallback(
    (context: AnyContext) => parts.testOf?.(call, { withSecrets }, context) ?? '',
    [parts, call, withSecrets],
  )
  const test = useWorld(select) ?? ''
  const options = { address: parts.address ?? usualAddress, basePath: host.basePath, withSecrets }
  const text = {
    curl: () => asCurl(call, options),
    fetch: () => asFetch(call, options),
    test: () => test,
  }[form]()

  return (
    <div className="mt-3 flex flex-col gap-2 border-s-2 border-rule ps-3">
      <RadioGroup
        legend="Copy as"
        className="text-dense"
        value={form}
        onChange={setForm}
        options={[
          { value: 'curl', label: forms.curl },
          { value: 'fetch', label: forms.fetch },
          ...(parts.testOf ? [{ value: 'test', label: forms.test } as const] : []),
        ]}
      />
      <Checkbox
        className="text-dense"
        label="With passwords, codes and tokens"
        value={withSecrets}
        onChange={setWithSecrets}
      />
      <CodeText label="Text to copy">{text}</CodeText>
      <div>
        <Button
          size="sm"
          onClick={async () => {
            say(
              (await copied(text))
                ? 'Copied.'
                : 'This browser doesn’t allow copying. Select the text instead.',
            )
          }}
        >
          Copy text
        </Button>
      </div>
    </div>
  )
}
