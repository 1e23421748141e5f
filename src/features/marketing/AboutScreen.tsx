import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { aboutContent as words } from './content/about.ts'

/** The about page: what the product is, and how it works for job seekers and companies (product: marketing pages). */
export function AboutScreen() {
  return (
    <Container>
      <PageHeader title={words.title} />
      <p className="max-w-[46rem] text-lead text-pretty">{words.intro}</p>

      <section aria-labelledby="about-beliefs" className="mt-16">
        <h2 id="about-beliefs" className="border-b border-rule-strong pb-3">
          {words.beliefs.title}
        </h2>
        <dl className="grid gap-x-12 md:grid-cols-2">
          {words.beliefs.items.map(({ title, text }) => (
            <div key={title} className="border-b border-rule py-5">
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 max-w-read text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <div className="mt-16 grid gap-x-12 gap-y-16 md:grid-cols-2">
        {words.ways.map(({ title, steps, action }) => (
          <section key={title} aria-label={title} className="flex flex-col items-start">
            <h2>{title}</h2>
            <ol className="mt-4 w-full grow divide-y divide-rule border-y border-rule">
              {steps.map((step, at) => (
                <li key={step.title} className="grid grid-cols-[2.5rem_minmax(0,1fr)] py-4">
                  <span aria-hidden="true" className="nums text-lead leading-[1.6875rem] text-ink-2">
                    {at + 1}
                  </span>
                  <div>
                    <h3 className="text-body leading-snug tracking-normal">{step.title}</h3>
                    <p className="mt-1 max-w-read text-ink-2">{step.text}</p>
                  </div>
                </li>
              ))}
            </ol>
            <ButtonLink {...action.link} variant="primary" className="mt-6">
              {action.label}
            </ButtonLink>
          </section>
        ))}
      </div>

      <div className="mt-16 grid gap-x-12 gap-y-10 border-t border-rule-strong pt-8 md:grid-cols-2">
        <section aria-labelledby="about-cost">
          <h2 id="about-cost">{words.cost.title}</h2>
          <p className="mt-3 max-w-read">{words.cost.text}</p>
        </section>
        <section aria-labelledby="about-contact">
          <h2 id="about-contact">{words.contact.title}</h2>
          <p className="mt-3 max-w-read">{words.contact.text}</p>
          <ButtonLink to="/contact" className="mt-6">
            {words.contact.action}
          </ButtonLink>
        </section>
      </div>
    </Container>
  )
}
