import { implement } from '@orpc/server'
import { pointContract } from '#contracts/point.ts'
import type { HostContext } from '../operation/context.ts'
import { requireViewer } from '../operation/require-viewer.ts'
import { listPoints } from '../orders/points/list-points.ts'
import { health } from './health.ts'

const host = implement(pointContract).$context<HostContext>()

export const pointRouter = host.router({
  health: host.health.handler(health('point')),
  points: host.points.handler(({ context, input }) =>
    listPoints(context, requireViewer(context), input),
  ),
})
