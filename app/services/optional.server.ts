import type { LoadContext } from '../load-context.server.ts'
import { ServiceAborted } from './service-error.ts'

/**
 * An optional part of a page: null when its host does not answer, so that the rest is shown.
 * The failure is logged; a visitor who left ends the whole page.
 */
export async function optional<T>(
  { log, requestId }: Pick<LoadContext, 'log' | 'requestId'>,
  part: Promise<T>,
): Promise<T | null> {
  try {
    return await part
  } catch (error) {
    // A redirect, such as to /signin, is for the whole page.
    if (error instanceof ServiceAborted || error instanceof Response) throw error
    log.warn({ error, requestId }, 'part of a page is missing')
    return null
  }
}
