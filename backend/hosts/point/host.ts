import { implement } from '@orpc/server'
import { pointContract } from '#contracts/point.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'

const host = implement(pointContract).$context<HostContext>()

export const pointRouter = host.router({
  health: host.health.handler(health('point')),
})
