import { data } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import type { Result } from '#app/services/result.ts'
import { ServiceError } from '#app/services/service-error.ts'

/** The answer to an invalid form: errors by field, and the typed values that may be shown again. */
export interface FormProblem<Field extends string> {
  errors: { [Name in Field]?: string }
  values: Record<string, string>
}

/**
 * The answer to an invalid form, with its status.
 * @param refused the host's refusal, which may have the time to wait
 */
export function refusal<Field extends string>(
  status: number,
  errors: FormProblem<Field>['errors'],
  values: Record<string, string> = {},
  refused: { data?: unknown } = {},
) {
  const problem: FormProblem<Field> = { errors, values }
  const { retryAfterSeconds } = Object(refused.data) as { retryAfterSeconds?: unknown }
  const wait = typeof retryAfterSeconds === 'number' ? String(retryAfterSeconds) : null
  return data(problem, { status, headers: wait === null ? {} : { 'retry-after': wait } })
}

/** The fields of a posted form; a body that is no form has none. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

const LONGEST = 200

/** A field's text, cut to what any field here can hold; '' when it is missing or a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, LONGEST) : ''
}

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
    log.warn({ host, verb, fault: name, requestId }, 'a step of signing in failed')
    return { ok: false, code: 'FAULT', status: 503, message: error.userMessage }
  }
}
