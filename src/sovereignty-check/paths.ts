export const checkPath = '/tools/sovereignty'
export const resultPath = `${checkPath}/result`
export const letterPath = `${checkPath}/letter`

/** Separate from the pages of the check because it has no state. */
export const methodPath = '/tools/sovereignty-method'

/** @param step from 1 */
export const objectivePath = (step: number): string => `${checkPath}/${step}`
