import { implement } from '@orpc/server'
import { gatewayContract } from '#contracts/gateway.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(gatewayContract).$context<HostContext>()

export const gatewayRouter = host.router({
  health: host.health.handler(health('gateway')),
})
