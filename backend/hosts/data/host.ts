import { implement } from '@orpc/server'
import { dataContract } from '#contracts/data.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'
import { answer } from '../refusal.ts'
import { requireViewer } from '../require-viewer.ts'
import { countActions } from './count-actions.ts'
import { recordActions } from './record-actions.ts'
import { recordLogin } from './record-login.ts'

const host = implement(dataContract).$context<HostContext>()

export const dataRouter = host.router({
  health: host.health.handler(health('data')),
  recordLogin: host.recordLogin.handler(({ context, input }) =>
    recordLogin(context, requireViewer(context), input),
  ),
  recordActions: host.recordActions.handler(async ({ context, input, errors }) =>
    answer(await recordActions(context, input), errors),
  ),
  countActions: host.countActions.handler(({ context, input }) => countActions(context, input)),
})
