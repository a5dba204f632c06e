import { implement } from '@orpc/server'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { priceHelp } from '#backend/prices/price-help.ts'
import { standardPriceContract } from '#contracts/standard-price.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(standardPriceContract).$context<HostContext>()

export const standardPriceRouter = host.router({
  health: host.health.handler(health('standardPrice')),
  priceHelp: host.priceHelp.handler(async ({ context, input, errors }) =>
    answer(await priceHelp(context, requireViewer(context), input), errors),
  ),
})
