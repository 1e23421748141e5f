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

/** The address of the backend as a server, as its documentation starts it. */
const usualAddress = 'http://localhost:4000'

/** A request as a command, as a script or as what the backend offers, to copy. */
export function CopyCall({ entry }: { entry: LogEntry }) {
  const { runtime, host, parts, say } = usePanel()
  const [form, setForm] = useState('curl')
  const [withSecrets, setWithSecrets] = useState(false)
  const call = useMemo(() => {
    const { sent, token } = entry
    const given = { ...entry, token: tokenFor(entry, host) }
    const shared = runtime.log.shared({ ...given, sent: sent && masked(sent, token) })
    return withSecrets ? given : { ...shared, token: given.token }
  }, [runtime, host, entry, withSecrets])
  const select = useCallback(
    (context: AnyContext): Readonly<Record<string, string>> => {
      const options = { address: parts.address ?? usualAddress, basePath: host.basePath, withSecrets }
      const others = parts.copies?.(call, options, context)
      return { curl: asCurl(call, options), fetch: asFetch(call, options), ...others }
    },
    [parts, host, call, withSecrets],
  )
  const texts = useWorld(select) ?? {}
  const text = texts[form] ?? ''

  return (
    <div className="mt-3 flex flex-col gap-2 border-s-2 border-rule ps-3">
      <RadioGroup
        legend="Copy as"
        className="text-dense"
        value={form}
        onChange={setForm}
        options={Object.keys(texts).map((name) => ({ value: name, label: name }))}
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
