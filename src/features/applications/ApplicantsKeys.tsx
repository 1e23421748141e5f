import { browserStorage } from '../../api/storage.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DisclosureMenu } from '../../ui/DisclosureMenu.tsx'
import { Key } from '../../ui/Key.tsx'

const storageKey = 'fieldwork.applicantKeys'

/** Whether J and K move between applicants, which people can switch off in this browser (WCAG 2.1.4). */
export const areKeysOn = (): boolean => browserStorage.get(storageKey) !== 'off'

/** Lists the keys for applicants, with the switch for those that are a single letter. */
export function ApplicantsKeys({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="max-sm:hidden">
      <DisclosureMenu
        label="Keys"
        triggerClassName={buttonClass({ variant: 'quiet', className: 'px-2' })}
        className="px-4 text-dense"
      >
        <li className="py-1">
          <Key>J</Key> next applicant
        </li>
        <li className="py-1">
          <Key>K</Key> previous applicant
        </li>
        <li className="py-1">
          <Key>Shift</Key> <Key>←</Key> <Key>→</Key> move a card of the board
        </li>
        <li className="py-1">
          <Key>F8</Key> actions for the selection, or Undo
        </li>
        <li className="pt-2">
          <Checkbox
            label="Use J and K"
            value={isOn}
            onChange={(wanted) => {
              browserStorage.set(storageKey, wanted ? 'on' : 'off')
              onChange(wanted)
            }}
          />
        </li>
      </DisclosureMenu>
    </div>
  )
}
