/** Signals that would end the process, and leave behind a copy of inquiries that it was making. */
export const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const
