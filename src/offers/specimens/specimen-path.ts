/** The page of specimens, or the sheet of a service on it. */
export const specimensPath = (area?: string): string => (area ? `/specimens#${area}` : '/specimens')
