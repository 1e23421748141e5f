import { TriangleAlert } from '../../../src/ui/Icon.tsx'

/** How an answer breaks the contract. */
export function Violations({ violations }: { violations: readonly string[] }) {
  return (
    <div className="mt-1 mb-2 flex gap-2 rounded-sm bg-bad px-2 py-1 text-fine text-bad-ink">
      <TriangleAlert className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-semibold">Breaks the contract</p>
        <ul className="font-mono wrap-anywhere">
          {violations.map((violation) => (
            <li key={violation}>{violation}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
