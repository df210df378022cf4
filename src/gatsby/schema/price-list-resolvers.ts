import { buildDay } from '../../settings/clock'

/** Resolves the field of `PriceList` that depends on the day of the build (docs/decisions/clock.md). */
export const priceListResolvers = {
  PriceList: {
    expired: { resolve: ({ validUntil }: { validUntil: string }) => buildDay() > validUntil },
  },
}
