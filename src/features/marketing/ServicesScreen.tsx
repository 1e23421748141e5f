import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { MoreLink } from './Answer.tsx'
import { servicesContent as words } from './content/services.ts'
import { PageIndex } from './PageIndex.tsx'
import { useHashTarget } from './useHashTarget.ts'

/** The product's services and what they cost (product: marketing pages). */
export function ServicesScreen() {
  useHashTarget()
  return (
    <Container>
      <PageHeader title={words.title} intro={words.intro} />
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
        <PageIndex to="/services" sections={[...words.groups, words.cost, words.start]} />
        <div className="flex min-w-0 flex-col gap-16">
          {words.groups.map(({ id, title, intro, services, action }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              <p className="mt-3 max-w-read text-lead text-pretty">{intro}</p>
              <ul className="mt-6 border-t border-rule-strong">
                {services.map((service) => (
                  <li
                    key={service.title}
                    className="grid gap-x-10 gap-y-2 border-b border-rule py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.9fr)]"
                  >
                    <h3 className="text-balance">{service.title}</h3>
                    <div className="max-w-read">
                      <p>{service.text}</p>
                      <p className="mt-3 text-ink-2">{service.detail}</p>
                    </div>
                  </li>
                ))}
              </ul>
              <ButtonLink {...action.link} variant="primary" className="mt-6">
                {action.label}
              </ButtonLink>
            </section>
          ))}

          <section aria-labelledby={words.cost.id}>
            <h2 id={words.cost.id} tabIndex={-1}>
              {words.cost.title}
            </h2>
            <p className="mt-3 max-w-read text-lead text-pretty">{words.cost.text}</p>
            <dl className="mt-6 border-t border-rule-strong">
              {words.cost.rows.map(({ what, price }) => (
                <div
                  key={what}
                  className="flex items-baseline justify-between gap-x-8 border-b border-rule py-3"
                >
                  <dt>{what}</dt>
                  <dd className="shrink-0 font-semibold">{price}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4">
              <MoreLink {...words.cost.more} />
            </p>
          </section>

          <section aria-labelledby={words.start.id} className="border-t border-rule-strong pt-8">
            <h2 id={words.start.id} tabIndex={-1}>
              {words.start.title}
            </h2>
            <p className="mt-3 max-w-read">{words.start.text}</p>
            <p className="mt-6 flex flex-wrap gap-3">
              {words.start.actions.map(({ label, link }, at) => (
                <ButtonLink key={label} {...link} variant={at === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </section>
        </div>
      </div>
    </Container>
  )
}
