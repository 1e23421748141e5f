import { contactDetails, phoneHref } from '../../contact-details.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { contactContent } from './content/contact.ts'

const words = contactContent.details
const linkClass = 'link inline-flex min-h-6 items-center'

/** The product's contact details (product: constants). */
export function ContactDetails({ className }: { className?: string }) {
  const { supportEmail, supportPhone, office } = contactDetails
  return (
    <address className="not-italic">
      <DefinitionList
        stacked
        {...(className && { className })}
        items={[
          {
            term: words.email,
            value: (
              <a href={`mailto:${supportEmail}`} className={linkClass}>
                {supportEmail}
              </a>
            ),
          },
          {
            term: words.phone,
            value: (
              <a href={phoneHref(supportPhone)} className={`${linkClass} nums`}>
                {supportPhone}
              </a>
            ),
          },
          { term: words.office, value: `${office.city}, ${office.country}` },
        ]}
      />
    </address>
  )
}
