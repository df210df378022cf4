/** The contact form's address, with the service chosen that a button stands for. */
export const contactPath = (service?: string) => (service ? `/contact?service=${service}` : '/contact')
