import { implement } from '@orpc/server'
import { customerServiceContract } from '#contracts/customer-service.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(customerServiceContract).$context<HostContext>()

export const customerServiceRouter = host.router({
  health: host.health.handler(health('customerService')),
})
