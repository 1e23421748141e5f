import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Questions } from './Answer.tsx'
import { faqsContent as words } from './content/faqs.ts'
import { PageIndex } from './PageIndex.tsx'
import { useHashTarget } from './useHashTarget.ts'

/**
 * Questions and answers (product: marketing pages). An answer opens when its question is pressed, a link leads to it or
 * the browser's page search finds it; a button opens or closes all of them. Printed pages show all answers.
 */
export function FaqsScreen() {
  const [isOpen, setIsOpen] = useState(false)
  useHashTarget()
  return (
    <Container>
      <PageHeader
        title={words.title}
        intro={words.intro}
        actions={
          <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? words.all.close : words.all.open}</Button>
        }
      />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <PageIndex to="/faqs" sections={words.groups} />
        <div className="flex min-w-0 flex-col gap-14 print:[&_details::details-content]:[content-visibility:visible]">
          {words.groups.map(({ id, title, questions }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className="mb-4">
                {title}
              </h2>
              <Questions of={questions} open={isOpen} />
            </section>
          ))}
          <section aria-labelledby="faqs-contact" className="border-t border-rule-strong pt-8">
            <h2 id="faqs-contact">{words.contact.title}</h2>
            <p className="mt-3 max-w-read text-ink-2">{words.contact.text}</p>
            <ButtonLink {...words.contact.action.link} className="mt-6">
              {words.contact.action.label}
            </ButtonLink>
          </section>
        </div>
      </div>
    </Container>
  )
}
