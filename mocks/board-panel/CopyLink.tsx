import { Button } from '../../src/ui/Button.tsx'
import { Download, Link } from '../../src/ui/Icon.tsx'
import { copied } from '../panel/copied.ts'
import { reasonOf } from '../panel/panel-context.ts'
import { Fine, Group } from '../panel/pieces.tsx'
import { downloadWorld } from '../panel/world-file.ts'
import { holderOf } from './accounts.ts'
import { addressOfMoment } from './open-moment.ts'
import { useBoard } from './useBoard.ts'

/** Copies a link to this page with the scenario, clock and account. The second button also downloads the data. */
export function CopyLink() {
  const { runtime, host, say } = useBoard()

  async function copy(isWithChanges: boolean) {
    const token = host.token.get()
    try {
      const address = await runtime.read((context) =>
        addressOfMoment(runtime, context, holderOf(token, context)?.id ?? null),
      )
      const file = isWithChanges ? await downloadWorld(runtime) : undefined
      const link = (await copied(address)) ? 'Link copied.' : address
      say(
        file === undefined
          ? `${link} It opens this page with the original data, without your changes.`
          : `${link} ${file} has your changes: send it too. To open it, choose “Open saved data” under Data.`,
      )
    } catch (error) {
      say(
        `${isWithChanges ? 'We couldn’t share your changes' : 'We couldn’t copy the link'}: ${reasonOf(error)}`,
      )
    }
  }

  return (
    <Group title="Show a colleague">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => void copy(false)}>
          <Link />
          Copy link
        </Button>
        <Button size="sm" onClick={() => void copy(true)}>
          <Download />
          Share my changes
        </Button>
      </div>
      <Fine className="mt-2">
        The link is for anyone: it opens this page with the original data. “Share my changes” also saves a
        file, for a colleague who should see what you did.
      </Fine>
    </Group>
  )
}
