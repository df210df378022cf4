export const estimatePath = '/estimate'

/** Returns the estimate's address, with offers chosen. */
export const estimateWith = (...offers: readonly string[]) =>
  offers.length > 0 ? `${estimatePath}?${offers.map((offer) => `${offer}=1`).join('&')}` : estimatePath
