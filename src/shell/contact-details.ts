/**
 * The contact details of the footer and the contact page (product: constants). They are placeholders to replace: the
 * number is from a range reserved for fiction, the email domain is reserved, and the social links (product: contact) open
 * the networks' home pages.
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

/** Returns a phone number as a link target: `tel:` and the digits. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
