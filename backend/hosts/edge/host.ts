import { implement } from '@orpc/server'
import { edgeContract } from '#contracts/edge.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'

const host = implement(edgeContract).$context<HostContext>()

export const edgeRouter = host.router({
  health: host.health.handler(health('edge')),
})
