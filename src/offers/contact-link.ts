/** Returns the contact form's address, with a service chosen. */
export const contactPath = (service?: string) => (service ? `/contact?service=${service}` : '/contact')
