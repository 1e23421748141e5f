/**
 * The contact details of the footer and the contact page: constants of the product (product: constants), here with
 * invented ones, to be replaced. The number is of a range that is never given out, the address of a domain that cannot
 * exist. The social links of the footer (product: contact) lead to the front pages of the networks: the product has no
 * accounts there yet.
 */
export const contactDetails = {
  supportPhone: '+44 20 7946 0142',
  supportEmail: 'support@fieldwork.example',
  office: { city: 'London', country: 'United Kingdom' },
  socialLinks: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { label: 'Facebook', href: 'https://www.facebook.com/' },
    { label: 'Instagram', href: 'https://www.instagram.com/' },
    { label: 'YouTube', href: 'https://www.youtube.com/' },
  ],
}

/** A phone number as a link target: `tel:` and the digits. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
