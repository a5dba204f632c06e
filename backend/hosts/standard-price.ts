import { implement } from '@orpc/server'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { lookUpPrices } from '#backend/prices/look-up-prices.ts'
import { notablePrices } from '#backend/prices/notable-prices.ts'
import { popularPrices } from '#backend/prices/popular-prices.ts'
import { priceHelp } from '#backend/prices/price-help.ts'
import { priceVerdict } from '#backend/prices/price-verdict.ts'
import { standardPriceContract } from '#contracts/standard-price.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(standardPriceContract).$context<HostContext>()

export const standardPriceRouter = host.router({
  health: host.health.handler(health('standardPrice')),
  lookUpPrices: host.lookUpPrices.handler(({ context, input }) => lookUpPrices(context, input)),
  priceVerdict: host.priceVerdict.handler(({ context, input }) =>
    priceVerdict(context, input.productSeq),
  ),
  popularPrices: host.popularPrices.handler(({ context }) => popularPrices(context)),
  notablePrices: host.notablePrices.handler(({ context }) => notablePrices(context)),
  priceHelp: host.priceHelp.handler(async ({ context, input, errors }) =>
    answer(await priceHelp(context, requireViewer(context), input), errors),
  ),
})
