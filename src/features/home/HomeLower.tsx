import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Accordion } from '../../ui/Accordion.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { Container } from '../../ui/Container.tsx'
import { cx } from '../../ui/cx.ts'
import { Quote } from '../../ui/Icon.tsx'
import { subscribeMutation } from '../../api/site.ts'
import { TextField } from '../../ui/TextField.tsx'
import { tidyEmail } from '../../ui/email.ts'
import { useForm } from '../../ui/useForm.ts'
import { useSingleSubmit } from '../../ui/useSingleSubmit.ts'
import {
  aboutContent,
  Answer,
  ContactDetails,
  contactContent,
  ContactForm,
  emailProblem,
  faqsContent,
  MoreLink,
  servicesContent,
} from '../marketing/index.ts'
import { newsletterContent as words } from './content/newsletter.ts'
import { testimonialsContent } from './content/testimonials.ts'

/** How long a testimonial is shown, and how long the transition takes, in milliseconds (product: constants). */
const slide = { interval: 8000, speed: 1000 }

/** The part of the home page below its lists. It loads last. */
export function HomeLower() {
  const id = useId()
  return (
    <>
      <Section id={`${id}-services`} title={servicesContent.title} intro={servicesContent.intro}>
        <div className="grid gap-x-12 gap-y-6 sm:gap-y-12 md:grid-cols-2">
          {servicesContent.groups.map(({ title, services, action }) => (
            <div key={title} className="flex flex-col items-start">
              <h3>{title}</h3>
              <dl className="mt-4 grow divide-y divide-rule border-y border-rule max-sm:hidden">
                {services.map((service) => (
                  <div key={service.title} className="py-4">
                    <dt className="font-semibold">{service.title}</dt>
                    <dd className="mt-1 text-ink-2">{service.text}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink {...action.link} className="mt-3 sm:mt-6">
                {action.label}
              </ButtonLink>
            </div>
          ))}
        </div>
        <p className="mt-6 sm:mt-8">
          <MoreLink {...servicesContent.everything} />
        </p>
      </Section>

      <Section id={`${id}-about`} title={aboutContent.blurb.title} className="max-sm:hidden">
        <p className="max-w-[46rem] text-lead text-pretty">{aboutContent.blurb.text}</p>
        <p className="mt-6">
          <MoreLink {...aboutContent.blurb.more} />
        </p>
      </Section>

      <Section
        id={`${id}-testimonials`}
        title={testimonialsContent.title}
        intro={testimonialsContent.note}
        className="max-sm:hidden"
      >
        <Carousel
          label={testimonialsContent.label}
          interval={slide.interval}
          speed={slide.speed}
          slides={testimonialsContent.testimonials.map(({ key, text, who, source }) => ({
            key,
            content: (
              <figure className="max-w-[46rem]">
                <blockquote className="flex gap-4 text-lead text-pretty">
                  <Quote className="mt-1 size-6 text-rule-strong max-sm:hidden" />
                  <p>{text}</p>
                </blockquote>
                <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-dense text-ink-2 sm:ps-10">
                  <span className="rounded-sm border border-rule-strong px-1.5 text-fine">
                    {testimonialsContent.mark}
                  </span>
                  {who}
                  <Link {...source.link} className="link inline-flex min-h-6 items-center">
                    {source.label}
                  </Link>
                </figcaption>
              </figure>
            ),
          }))}
        />
      </Section>

      <Section id={`${id}-faqs`} title={faqsContent.title}>
        <Accordion
          level={3}
          items={faqsContent.questions.map(({ id: key, question, answer }) => ({
            id: key,
            title: question,
            content: <Answer answer={answer} />,
          }))}
        />
        <p className="mt-6">
          <MoreLink {...faqsContent.everything} />
        </p>
      </Section>

      <section aria-labelledby={`${id}-newsletter`} className="mt-12 border-y border-rule bg-raised sm:mt-20">
        <Container className="grid items-center gap-x-12 gap-y-6 py-8 sm:py-12 md:grid-cols-2">
          <div>
            <h2 id={`${id}-newsletter`}>{words.title}</h2>
            <p className="mt-2 max-w-read text-ink-2">{words.intro}</p>
          </div>
          <NewsletterForm labelledBy={`${id}-newsletter`} />
        </Container>
      </section>

      <Section
        id={`${id}-contact`}
        title={contactContent.block.title}
        intro={contactContent.block.text}
        aside={<ContactDetails className="mt-8 max-sm:hidden" />}
        ruled={false}
      >
        <ButtonLink to="/contact" className="sm:hidden">
          {contactContent.form.title}
        </ButtonLink>
        <div className="max-w-form max-sm:hidden">
          <ContactForm labelledBy={`${id}-contact`} />
        </div>
      </Section>
    </>
  )
}

/** A section of the home page. On wide screens its title is on the left and its content on the right. */
function Section({
  id,
  title,
  intro,
  aside,
  ruled = true,
  className,
  children,
}: {
  id: string
  title: string
  intro?: string
  aside?: ReactNode
  ruled?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <Container className={cx('mt-12 sm:mt-20', className)}>
      <section
        aria-labelledby={id}
        className={cx(
          'grid gap-x-12 gap-y-6 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.6fr)]',
          ruled && 'border-t border-rule-strong pt-8',
        )}
      >
        <div>
          <h2 id={id}>{title}</h2>
          {intro && <p className="mt-3 max-w-read text-ink-2">{intro}</p>}
          {aside}
        </div>
        <div className="min-w-0">{children}</div>
      </section>
    </Container>
  )
}

/** Subscribes to the newsletter. The form has a single field, so errors appear beside it and there is no summary. */
function NewsletterForm({ labelledBy }: { labelledBy: string }) {
  const { mutateAsync } = useMutation(subscribeMutation)
  const form = useForm({
    initial: { email: '' },
    rules: ({ email }) => ({ email: emailProblem(email) }),
    submit: async ({ email }) => {
      await mutateAsync({ email: tidyEmail(email) })
      form.reset({ email: '' })
    },
  })
  const field = form.field('email')
  // In place of a summary, the field takes focus after a failed submit, so that its error is read out.
  useEffect(() => {
    if (form.failures > 0) document.getElementById(field.id)?.focus()
  }, [form.failures, field.id])
  const once = useSingleSubmit(form.onSubmit)
  return (
    <form noValidate aria-labelledby={labelledBy} {...once}>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={words.label}
          hideLabel
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          maxLength={254}
          large
          className="grow basis-60"
          {...field}
          error={field.error ?? form.message}
        />
        <Button type="submit" variant="primary" size="lg" busy={form.busy} className="min-h-13! max-sm:grow">
          {words.action}
        </Button>
      </div>
    </form>
  )
}
