import { isIgnored } from '#app/error-reporting/is-ignored.ts'
import { RATES } from '#app/error-reporting/rates.ts'
import { redacted } from '#app/error-reporting/redact.ts'
import { routePattern } from '#app/error-reporting/route-pattern.ts'
import type { Log } from '#app/load-context.server.ts'
import { ServiceError } from '#app/services/service-error.ts'
import type { ErrorReportingSettings } from '#app/third-parties/third-parties.ts'
import { loggableMessage } from './log.ts'

/** One request, as its error reports describe it. */
export interface Observed {
  request: Request
  requestId: string
  userSeq: number | null
}

export type Observe = (observed: Observed, answer: () => Promise<Response>) => Promise<Response>

export interface ErrorReporting {
  /** A log whose errors are reported as well. */
  watch<Watched extends Log>(log: Watched): Watched
  /** Answers a request inside a trace, so that reports can be traced to it. */
  observe: Observe
  /** Calls a host as a part of the trace of a request. */
  observeCall(name: string, call: () => Promise<unknown>): Promise<unknown>
  /** Sends pending reports. */
  close(): Promise<void>
}

const LAST_SENDING_MS = 2_000

/**
 * Error reporting of the server; without settings nothing of it is loaded. It receives errors through the log, so that
 * both have the same. Sentry's own instrumentation of Remix is not used: see docs/decisions/016.
 */
export async function openErrorReporting(
  settings: ErrorReportingSettings | undefined,
): Promise<ErrorReporting | undefined> {
  if (!settings) return undefined
  const sentry = await import('@sentry/remix')
  const { dsn, environment, release } = settings
  const client = sentry.init({
    dsn,
    environment,
    release: release ?? undefined,
    sampleRate: RATES.errors,
    tracesSampleRate: RATES.traces,
    sendDefaultPii: false,
    sendClientReports: false,
    includeServerName: false,
    integrations: () => [
      sentry.linkedErrorsIntegration(),
      sentry.nodeContextIntegration(),
      // Stacks name files as the source maps were uploaded (scripts/sourcemaps.mjs), not their path on the machine.
      sentry.rewriteFramesIntegration({ root: process.cwd() }),
      // Ends the process with its stack, as it would without Sentry.
      sentry.onUncaughtExceptionIntegration(),
    ],
    transport: redacted(sentry.makeNodeTransport),
    beforeSend(event, { originalException }) {
      const loggable = loggableMessages(originalException)
      for (const exception of event.exception?.values ?? [])
        exception.value = loggable.get(exception.value ?? '') ?? exception.value
      return event
    },
  })
  const isReported = createReported()

  function report(fields: Record<string, unknown>, occasion: string) {
    const { error, requestId, host, verb } = fields
    if (error === undefined || isIgnored(error) || isReported(fields)) return
    sentry.withScope((scope) => {
      scope.setTag('occasion', occasion)
      for (const [name, value] of Object.entries({ request_id: requestId, host, verb }))
        if (typeof value === 'string') scope.setTag(name, value)
      sentry.captureException(error)
    })
  }

  return {
    watch: (log) =>
      Object.assign(Object.create(log), {
        info: log.info.bind(log),
        warn(fields: Record<string, unknown>, message: string) {
          log.warn(fields, message)
          // A host that fails leaves a page without a part, or no page at all.
          if (fields.error instanceof ServiceError && fields.error.status >= 500)
            report({ host: fields.error.host, verb: fields.error.verb, ...fields }, message)
        },
        error(fields: Record<string, unknown>, message: string) {
          log.error(fields, message)
          report(fields, message)
        },
      }),
    observe: ({ request, requestId, userSeq }, answer) =>
      sentry.withIsolationScope((scope) => {
        const name = `${request.method} ${routePattern(new URL(request.url).pathname)}`
        scope.setTransactionName(name)
        scope.setTag('request_id', requestId)
        if (userSeq !== null) scope.setUser({ id: String(userSeq) })
        scope.addEventProcessor((event) => ({
          ...event,
          request: { method: request.method, url: request.url },
        }))
        return sentry.startSpan(
          {
            name,
            op: 'http.server',
            forceTransaction: true,
            attributes: { 'sentry.source': 'route', 'http.request.method': request.method },
          },
          async (span) => {
            const response = await answer()
            sentry.setHttpStatus(span, response.status)
            return response
          },
        )
      }),
    observeCall: (name, call) =>
      sentry.startSpan({ name, op: 'http.client', onlyIfParent: true }, call),
    async close() {
      await client?.close(LAST_SENDING_MS)
    },
  }
}

/** Requests whose failed host operations are remembered. */
const REMEMBERED = 200

/**
 * Whether an error has been reported before: a host of this process that failed has reported the cause before the call
 * to it fails for that reason. Sentry itself recognises the same error object when it is logged again.
 */
function createReported() {
  const operations = new Set<string>()
  return ({ requestId, host, verb }: Record<string, unknown>): boolean => {
    if (typeof requestId !== 'string' || typeof host !== 'string') return false
    const operation = `${requestId} ${host} ${String(verb)}`
    if (operations.has(operation)) return true
    operations.add(operation)
    for (const oldest of operations) {
      if (operations.size <= REMEMBERED) break
      operations.delete(oldest)
    }
    return false
  }
}

/** Messages that quote values, and what the log contains in their place. */
function loggableMessages(error: unknown, depth = 6): Map<string, string> {
  if (!(error instanceof Error) || depth === 0) return new Map()
  const inner = error instanceof AggregateError ? error.errors : []
  return new Map([
    ...[error.cause, ...inner].flatMap((one: unknown) => [...loggableMessages(one, depth - 1)]),
    [error.message, loggableMessage(error)],
  ])
}
