/** The size limit of a request with a message, in bytes; far more than anyone types. */
export const bodyLimit = 64 * 1024
