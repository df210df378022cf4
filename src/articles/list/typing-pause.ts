/** The pause in typing before slower work starts, in milliseconds. */
export const typingPause = 250
