export const calculatorPath = '/tools/own-server'

/** Beside the calculator, as it has no state. */
export const casesPath = '/tools/own-server-cases'
