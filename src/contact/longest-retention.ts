/** The longest time that an inquiry may be kept, in months. */
export const longestRetention = 36
