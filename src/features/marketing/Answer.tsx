import { Link } from '@tanstack/react-router'
import { Accordion } from '../../ui/Accordion.tsx'
import { ArrowRight } from '../../ui/Icon.tsx'
import type { Question } from './content/faqs.ts'

/** Questions whose answers open on press; `open` opens all of them. */
export function Questions({ of, open = false }: { of: readonly Question[]; open?: boolean }) {
  const items = of.map(({ id, question, ...rest }) => ({
    id,
    title: question,
    content: <Answer {...rest} />,
    open,
  }))
  return <Accordion level={3} items={items} />
}

/** An answer's paragraphs, and a link to read on. */
function Answer({ answer, more }: Pick<Question, 'answer' | 'more'>) {
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
