/** How long an inquiry is kept, in months: the server deletes it then, and the privacy policy says so. */
export const retentionMonths = 12
