import { Link } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { Carousel } from '../../ui/Carousel.tsx'
import { Container } from '../../ui/Container.tsx'
import { cx } from '../../ui/cx.ts'
import { subscribeMutation } from '../../api/site.ts'
import { TextField } from '../../ui/TextField.tsx'
import { tidyEmail } from '../../ui/email.ts'
import { useForm } from '../../ui/useForm.ts'
import { useSingleSubmit } from '../../ui/useSingleSubmit.ts'
import {
  aboutContent,
  ContactDetails,
  contactContent,
  emailProblem,
  faqsContent,
  MoreLink,
  Questions,
  servicesContent,
} from '../marketing/index.ts'
import { CategoryIndex } from './CategoryIndex.tsx'
import { homeContent } from './content/home.ts'
import { testimonialsContent } from './content/testimonials.ts'
import { HomeHiring } from './HomeHiring.tsx'

const words = homeContent.newsletter

/** How long a testimonial is shown, and how long the transition takes, in milliseconds (product: constants). */
const slide = { interval: 8000, speed: 1000 }

/** The part of the home page below its lists. It loads last. */
export function HomeLower() {
  return (
    <Container>
      <HomeHiring />
      <CategoryIndex />
      <div className="mt-10 grid late:grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 late:md:grid-cols-2 late:lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1fr)]">
        <Section title={servicesContent.title} more={servicesContent.everything}>
          {servicesContent.groups.map(({ title, services, action }) => (
            <div key={title} className="mb-4">
              <div className="flex items-baseline justify-between gap-4">
                <h3 className="text-body tracking-normal">{title}</h3>
                <Link {...action.link} className="link tall text-dense">
                  {action.label}
                </Link>
              </div>
              <ul className="text-dense text-ink-2 max-sm:hidden">
                {services.map((service) => (
                  <li key={service.title} className="py-0.5">
                    {service.title}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Section>

        <Section
          title={faqsContent.title}
          more={faqsContent.everything}
          className="late:[&_summary]:min-h-12 late:[&_summary]:py-2"
        >
          <Questions of={faqsContent.questions} />
        </Section>

        <div className="grid content-start gap-y-10 late:max-lg:md:col-span-2 late:max-lg:md:grid-cols-2 late:max-lg:gap-x-12">
          <Section title={aboutContent.blurb.title} more={aboutContent.blurb.more}>
            <p>{aboutContent.blurb.text}</p>
          </Section>
          <Section title={words.title}>
            <p className="mb-3 text-dense text-ink-2">{words.intro}</p>
            <NewsletterForm />
          </Section>
        </div>

        <Section title={testimonialsContent.title} className="md:col-span-2">
          <p className="mb-1 text-dense text-ink-2">{testimonialsContent.note}</p>
          <Carousel
            label={testimonialsContent.label}
            interval={slide.interval}
            speed={slide.speed}
            slides={testimonialsContent.testimonials.map(({ text, who, source }) => ({
              key: text,
              content: (
                <figure>
                  <blockquote className="text-lead text-pretty">
                    <p>{`“${text}”`}</p>
                  </blockquote>
                  <figcaption className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-dense text-ink-2">
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

        <Section
          title={contactContent.block.title}
          more={contactContent.block.more}
          className="late:max-lg:md:col-span-2"
        >
          <ContactDetails isCompact />
        </Section>
      </div>
    </Container>
  )
}

/** A section of the home page, with a link to the page that has all of it. */
function Section({
  title,
  more,
  className,
  children,
}: {
  title: string
  more?: ComponentProps<typeof MoreLink>
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('min-w-0 border-t border-rule-strong pt-4', className)}>
      <h2 id={id} className="mb-2 text-lead">
        {title}
      </h2>
      {children}
      {more && (
        <p className="mt-3 text-dense">
          <MoreLink {...more} />
        </p>
      )}
    </section>
  )
}

/** Subscribes to the newsletter. The form has a single field, so errors appear beside it and there is no summary. */
function NewsletterForm() {
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
    <form noValidate aria-label={words.title} {...once}>
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={words.label}
          hideLabel
          type="email"
          autoComplete="email"
          placeholder="name@example.com"
          maxLength={254}
          className="grow basis-44"
          {...field}
          error={field.error ?? form.message}
        />
        <Button type="submit" variant="primary" busy={form.busy} className="min-h-11 max-sm:grow">
          {words.action}
        </Button>
      </div>
    </form>
  )
}
