/**
 * The contact details in the footer and on the contact page (product: constants). Replace them: the phone number is
 * from a range reserved for fiction, the email domain is reserved, and the social links (product: contact) open the
 * networks' home pages.
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

/** Returns the `tel:` URL of a phone number, without spaces and punctuation. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
