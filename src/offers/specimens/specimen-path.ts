/** Returns the path of the page of specimens, or of a service's sheet on it. */
export const specimensPath = (area?: string): string => (area ? `/specimens#${area}` : '/specimens')
