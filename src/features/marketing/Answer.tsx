import { Link } from '@tanstack/react-router'
import { ArrowRight } from '../../ui/Icon.tsx'
import type { Question } from './content/faqs.ts'

/** An answer's paragraphs, and a link to read on. */
export function Answer({ answer, more }: Pick<Question, 'answer' | 'more'>) {
  return (
    <div className="flex flex-col gap-3">
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {more && (
        <p>
          <MoreLink {...more} />
        </p>
      )}
    </div>
  )
}

/** A link to read on, with an arrow. */
export function MoreLink({ label, link }: { label: string; link: { to: string } }) {
  return (
    <Link {...link} className="link inline-flex min-h-6 items-center gap-1.5">
      {label}
      <ArrowRight />
    </Link>
  )
}
