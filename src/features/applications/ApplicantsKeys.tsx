import { browserStorage } from '../../api/storage.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DisclosureMenu } from '../../ui/DisclosureMenu.tsx'
import { Key } from '../../ui/Key.tsx'

const storageKey = 'fieldwork.applicantKeys'

/** Whether J and K move between applicants, which people can switch off in this browser (WCAG 2.1.4). */
export const areKeysOn = (): boolean => browserStorage.get(storageKey) !== 'off'

const keys = [
  ['J', 'next applicant'],
  ['K', 'previous applicant'],
  ['Shift ← →', 'move a card of the board'],
  ['F8', 'actions for the selection, or Undo'],
] as const

/** Lists the keys for applicants, with the switch for those that are a single letter. */
export function ApplicantsKeys({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <div className="max-sm:hidden">
      <DisclosureMenu
        label="Keys"
        triggerClassName={buttonClass({ variant: 'quiet', className: 'px-2' })}
        className="px-4 text-dense"
      >
        {keys.map(([key, use]) => (
          <li key={key} className="py-1">
            <Key>{key}</Key> {use}
          </li>
        ))}
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
