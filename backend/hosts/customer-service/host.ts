import { implement } from '@orpc/server'
import { customerServiceContract } from '#contracts/customer-service.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'

const host = implement(customerServiceContract).$context<HostContext>()

export const customerServiceRouter = host.router({
  health: host.health.handler(health('customerService')),
})
