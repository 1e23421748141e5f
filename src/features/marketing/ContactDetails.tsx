import { contactDetails, phoneHref } from '../../contact-details.ts'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { contactContent } from './content/contact.ts'

const { email, phone, office } = contactContent.details

/** The product's contact details (product: constants); `isCompact` puts each on one line. */
export function ContactDetails({ isCompact = false }: { isCompact?: boolean }) {
  const { supportEmail, supportPhone, office: place } = contactDetails
  const link = (href: string, text: string) => (
    <a href={href} className="link nums inline-flex min-h-6 items-center">
      {text}
    </a>
  )
  return (
    <address className="not-italic">
      <DefinitionList
        stacked={!isCompact}
        {...(isCompact && {
          className: 'border-0 divide-y-0 text-dense [&>div]:grid-cols-[4rem_minmax(0,1fr)]! [&>div]:py-0.5',
        })}
        items={[
          { term: email, value: link(`mailto:${supportEmail}`, supportEmail) },
          { term: phone, value: link(phoneHref(supportPhone), supportPhone) },
          { term: office, value: `${place.city}, ${place.country}` },
        ]}
      />
    </address>
  )
}
