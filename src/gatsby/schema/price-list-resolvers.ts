import { buildDay } from '../../settings/clock'

type PriceListNode = { validUntil: string | Date }

/** gatsby-transformer-yaml reads an unquoted day as a Date; a page wants the day that was written. */
const day = ({ validUntil }: PriceListNode): string =>
  validUntil instanceof Date ? validUntil.toISOString().slice(0, 10) : validUntil.slice(0, 10)

/** The fields of `PriceList` that depend on the day of the build (docs/decisions/clock.md). */
export const priceListResolvers = {
  PriceList: {
    validUntil: { resolve: day },
    expired: { resolve: (priceList: PriceListNode) => buildDay() > day(priceList) },
  },
}
