/** Returns the estimate's address, with offers chosen. */
export const estimatePath = (...offers: readonly string[]) =>
  offers.length > 0 ? `/estimate?${offers.map((offer) => `${offer}=1`).join('&')}` : '/estimate'
