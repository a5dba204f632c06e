import { ORPCError } from '@orpc/server'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { HostContext, Viewer } from './context.ts'

/**
 * The signed-in user. The host refuses a call without a token before its operation runs (authenticate.ts); this gives
 * the operation its caller as a type.
 * @throws ORPCError UNAUTHORIZED where an endpoint forgot to declare that it needs one
 */
export function requireViewer({ viewer }: Pick<HostContext, 'viewer'>): Viewer {
  if (viewer) return viewer
  const { status, message } = ERROR_CATALOGUE.UNAUTHORIZED
  throw new ORPCError('UNAUTHORIZED', { status, message })
}
