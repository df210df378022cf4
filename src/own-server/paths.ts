export const calculatorPath = '/tools/own-server'

/** Separate from the calculator because it has no state. */
export const casesPath = '/tools/own-server-cases'
