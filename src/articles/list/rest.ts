/** How long typing must pause before slower work starts, in milliseconds. */
export const rest = 250
