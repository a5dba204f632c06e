import { implement } from '@orpc/server'
import { recordLogin } from '#backend/accounts/sign-in/record-login.ts'
import { countActions } from '#backend/action-log/count-actions.ts'
import { recordActions } from '#backend/action-log/record-actions.ts'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { dataContract } from '#contracts/data.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

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
