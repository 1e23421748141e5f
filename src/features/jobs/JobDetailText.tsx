import { Prose } from '../../ui/Prose.tsx'

/** A job's description in the reading column; in its own direction of writing. */
export function JobDetailText({ description }: { description: string }) {
  return description.trim() === '' ? (
    <p className="text-ink-2">The company has not described this job any further.</p>
  ) : (
    <div dir="auto" className="max-w-read">
      <Prose text={description} />
    </div>
  )
}
