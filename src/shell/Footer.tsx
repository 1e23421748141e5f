import { Link, linkOptions } from '@tanstack/react-router'
import { contactDetails, phoneHref } from '../contact-details.ts'
import { productName } from '../product.ts'
import { Container } from '../ui/Container.tsx'
import { cx } from '../ui/cx.ts'
import { ExternalLink } from '../ui/Icon.tsx'
import type { Entry } from './navigation.ts'

/**
 * The footer's links by heading, the same for everyone: a page that needs an account says so itself (rules 35). They
 * are separate from the header's links, because the footer loads after the first page.
 */
export const footerGroups = [
  {
    heading: 'Find work',
    entries: [
      { label: 'Jobs', link: linkOptions({ to: '/jobs' }) },
      {
        label: 'Search',
        link: linkOptions({ to: '/search', search: { keyword: '', category: '', location: '' } }),
      },
      { label: 'My applications', link: linkOptions({ to: '/my-applied' }) },
      { label: 'CV manager', link: linkOptions({ to: '/cv-manager' }) },
    ],
  },
  {
    heading: 'Hire',
    entries: [
      { label: 'Post a job', link: linkOptions({ to: '/post' }) },
      { label: 'My jobs', link: linkOptions({ to: '/my' }) },
    ],
  },
  {
    heading: 'Company',
    entries: [
      { label: 'About', link: linkOptions({ to: '/about' }) },
      { label: 'Services', link: linkOptions({ to: '/services' }) },
      { label: 'FAQs', link: linkOptions({ to: '/faqs' }) },
      { label: 'Contact', link: linkOptions({ to: '/contact' }) },
      { label: 'Notifications', link: linkOptions({ to: '/notifications' }) },
    ],
  },
] satisfies readonly { heading: string; entries: readonly Entry[] }[]

const linkClass = 'link-quiet inline-flex min-h-8 items-center pointer-coarse:min-h-9'
const socialId = 'social-links'

/**
 * The footer of every page, with links and contact details (product: navigation).
 * @param onChat opens the chat, if there is one
 */
export function Footer({ onChat }: { onChat?: (() => void) | undefined }) {
  const { supportEmail, supportPhone, office, socialLinks } = contactDetails
  return (
    <footer className="mt-16 border-t border-rule bg-raised pt-12 pb-[calc(var(--bar-height)+var(--chat-height)+3.5rem)] text-dense print:hidden">
      <Container className="grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-[1fr_2fr]">
        <div>
          <p className="text-lead font-[650] tracking-tighter">{productName}</p>
          <address className="mt-2 text-ink-2 not-italic">
            <ul>
              <li className="flex min-h-8 items-center pointer-coarse:min-h-9">
                {office.city}, {office.country}
              </li>
              <li>
                <a href={phoneHref(supportPhone)} className={cx(linkClass, 'nums')}>
                  {supportPhone}
                </a>
              </li>
              <li>
                <a href={`mailto:${supportEmail}`} className={cx(linkClass, 'wrap-anywhere')}>
                  {supportEmail}
                </a>
              </li>
              {onChat && (
                <li>
                  <button type="button" onClick={onChat} className={cx(linkClass, 'cursor-pointer')}>
                    Chat with us
                  </button>
                </li>
              )}
            </ul>
          </address>
          <h2 id={socialId} className="mt-6 text-dense leading-snug tracking-normal text-ink-2">
            Follow us
          </h2>
          <ul
            aria-labelledby={socialId}
            className="mt-2 grid max-w-64 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-4"
          >
            {socialLinks.map(({ label, href }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={cx(linkClass, 'gap-1')}>
                  {label}
                  <ExternalLink className="size-4" />
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="columns-[8rem_2] gap-8 sm:grid sm:grid-cols-3">
          {footerGroups.map(({ heading, entries }) => (
            <section key={heading} className="break-inside-avoid pb-8 sm:pb-0">
              <h2 className="text-dense leading-snug tracking-normal text-ink-2">{heading}</h2>
              <ul className="mt-2">
                {entries.map(({ label, link }) => (
                  <li key={label}>
                    <Link {...link} className={linkClass}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Container>
    </footer>
  )
}
