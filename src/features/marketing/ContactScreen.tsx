import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { contactContent as words } from './content/contact.ts'

/** The message form, and other ways to get in touch (product: contact). */
export function ContactScreen() {
  return (
    <Container>
      <PageHeader title={words.title} intro={words.intro} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]">
        <section aria-labelledby="contact-form">
          <h2 id="contact-form" className="mb-6">
            {words.form.title}
          </h2>
          <ContactForm labelledBy="contact-form" />
        </section>
        <div className="flex flex-col gap-10">
          <section aria-labelledby="contact-details">
            <h2 id="contact-details" className="mb-4 text-lead">
              {words.details.title}
            </h2>
            <ContactDetails />
          </section>
          <section aria-labelledby="contact-helps">
            <h2 id="contact-helps" className="text-lead">
              {words.helps.title}
            </h2>
            <ul className="mt-3 grid list-disc gap-2 ps-5 text-ink-2 marker:text-rule-strong">
              {words.helps.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Container>
  )
}
