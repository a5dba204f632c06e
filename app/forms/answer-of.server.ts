import type { LoadContext } from '#app/load-context.server.ts'
import type { Result } from '#app/services/result.ts'
import { ServiceError } from '#app/services/service-error.ts'

/**
 * A host's answer, or a refusal of its own when it fails: the form stays as it is, with an error, instead of an error
 * page that loses what was typed.
 */
export async function answerOf<Data, Code extends string>(
  { log, requestId }: Pick<LoadContext, 'log' | 'requestId'>,
  call: Promise<Result<Data, Code>>,
): Promise<Result<Data, Code | 'FAULT'>> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status === 401) throw error
    const { host, verb, name } = error
    log.warn({ host, verb, fault: name, requestId }, 'a posted form failed')
    return { ok: false, code: 'FAULT', status: 503, message: error.userMessage }
  }
}
