/**
 * The contact details of the footer and the contact page: constants of the product (spec §9), here with invented ones. The
 * number is of a range that is never given out, the address of a domain that cannot exist. The product has no accounts
 * in social networks, so there are no links to any (rules 39).
 */
export const contactDetails = {
  supportPhone: '+44 20 7946 0142',
  supportEmail: 'support@fieldwork.example',
  office: { city: 'London', country: 'United Kingdom' },
}

/** A phone number as a link target: `tel:` and the digits. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
