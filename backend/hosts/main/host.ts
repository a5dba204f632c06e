import { implement } from '@orpc/server'
import { mainContract } from '#contracts/main.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'

const host = implement(mainContract).$context<HostContext>()

export const mainRouter = host.router({
  health: host.health.handler(health('main')),
})
