import { formatCount } from '../../ui/count.ts'
import type { Detail } from './profile-details.ts'

/** Lists the missing details of the profile, each with a link to its field. Renders nothing if there are none. */
export function ProfileChecklist({
  id,
  details,
  onOpen,
}: {
  id: string
  details: readonly Detail[]
  onOpen: (detail: Detail) => void
}) {
  const missing = details.filter(({ isFilled }) => !isFilled)
  if (missing.length === 0) return null
  return (
    <section aria-labelledby={id} className="rounded-md border border-rule-strong px-4 py-3">
      <h2 id={id} className="text-lead">
        Complete your profile
      </h2>
      <p className="mt-1 text-dense text-ink-2">
        {formatCount(details.length - missing.length)} of {formatCount(details.length)} details added. Still
        missing:
      </p>
      <ul aria-label="Missing details" className="flex flex-wrap gap-x-5">
        {missing.map((detail) => (
          <li key={detail.field}>
            <button
              type="button"
              onClick={() => onOpen(detail)}
              className="link min-h-8 cursor-pointer pointer-coarse:min-h-11"
            >
              {detail.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
