import { implement } from '@orpc/server'
import { standardPriceContract } from '#contracts/standard-price.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(standardPriceContract).$context<HostContext>()

export const standardPriceRouter = host.router({
  health: host.health.handler(health('standardPrice')),
})
