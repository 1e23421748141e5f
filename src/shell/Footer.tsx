import { Link } from '@tanstack/react-router'
import { productName } from '../product.ts'
import { Container } from '../ui/Container.tsx'
import { cx } from '../ui/cx.ts'
import { contactDetails, phoneHref } from './contact-details.ts'
import { footerGroups } from './navigation.ts'

const linkClass = 'link-quiet inline-flex min-h-8 items-center pointer-coarse:min-h-11'

/** The foot of every page: every part of the product by name, and how to reach the people behind it (spec §2). */
export function Footer() {
  const { supportEmail, supportPhone, office } = contactDetails
  return (
    <footer className="mt-24 border-t border-rule bg-raised pt-12 pb-[calc(var(--stuck-bottom)+3rem)] text-dense print:hidden">
      <Container className="grid gap-x-8 gap-y-10 md:grid-cols-[1fr_2fr]">
        <div>
          <p className="text-lead font-[650] tracking-tighter">{productName}</p>
          <address className="mt-2 text-ink-2 not-italic">
            <ul>
              <li className="flex min-h-8 items-center pointer-coarse:min-h-11">
                {office.city}, {office.country}
              </li>
              <li>
                <a href={phoneHref(supportPhone)} className={cx(linkClass, 'nums')}>
                  {supportPhone}
                </a>
              </li>
              <li>
                <a href={`mailto:${supportEmail}`} className={linkClass}>
                  {supportEmail}
                </a>
              </li>
            </ul>
          </address>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerGroups.map(({ heading, entries }) => (
            <section key={heading}>
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
