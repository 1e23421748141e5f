import { useCallback, useState } from 'react'
import { Button } from '../../../src/ui/Button.tsx'
import { Checkbox } from '../../../src/ui/Checkbox.tsx'
import { RadioGroup } from '../../../src/ui/RadioGroup.tsx'
import { contract } from '../../contract/calls.gen.ts'
import type { LogEntry } from '../../engine/network/request-log.ts'
import { type Context, isCall } from '../../operation.ts'
import { holderOf } from '../accounts.ts'
import { copied } from '../fill-code.ts'
import { usePanel } from '../panel-context.ts'
import { useWorld } from '../useWorld.ts'
import { CodeText } from './CodeText.tsx'
import { asCurl, asFetch, asTest } from './copy-call.ts'

const forms = { curl: 'curl', fetch: 'fetch', test: 'Test' } as const
type Form = keyof typeof forms

/** The address of `npm run api`, unless the build names a real backend. */
const address = import.meta.env.VITE_BACKEND_URL || 'http://localhost:4000'

/** A request as a command, as a script or as a test, to copy. */
export function CopyCall({ entry }: { entry: LogEntry }) {
  const { say } = usePanel()
  const [form, setForm] = useState<Form>('curl')
  const [withSecrets, setWithSecrets] = useState(false)
  const { call, token } = entry
  const select = useCallback((context: Context) => ({ account: holderOf(token, context)?.id }), [token])
  const { account } = useWorld(select) ?? {}
  const options = { address, withSecrets }
  const text = {
    curl: () => asCurl(entry, options),
    fetch: () => asFetch(entry, options),
    test: () => asTest(entry, options, { account, fields: isCall(call) ? contract[call].fields : {} }),
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
          { value: 'test', label: forms.test },
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
