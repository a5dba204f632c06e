import {
  breadcrumbsIntegration,
  captureException,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  setUser,
} from '@sentry/remix'
import { type Fault, takeFaults } from '#app/third-parties/faults.ts'
import { followUser } from '#app/third-parties/lazy/follow-user.ts'
import type { ErrorReportingSettings } from '#app/third-parties/third-parties.ts'
import { cookieContext } from './cookie-context.ts'
import { isIgnored } from './is-ignored.ts'
import { RATES } from './rates.ts'
import { redacted } from './redact.ts'
import { isSessionDrawn, startReplay } from './replay-session.ts'
import { routePattern } from './route-pattern.ts'
import { traceVisits } from './trace-visits.ts'

/**
 * Starts error reporting in the browser and reports the errors from before.
 * @param mayRecord false for a user who refused: their pages are never recorded
 */
export function reportErrors(
  { dsn, environment, release }: ErrorReportingSettings,
  { mayRecord }: { mayRecord: boolean },
): void {
  const isRecorded = mayRecord && isSessionDrawn()
  const client = init({
    dsn,
    environment,
    release: release ?? undefined,
    sampleRate: RATES.errors,
    tracesSampleRate: RATES.traces,
    // Decided already, at the same rate.
    replaysSessionSampleRate: isRecorded ? 1 : 0,
    replaysOnErrorSampleRate: RATES.errorReplays,
    // Requests to our own server carry no headers of the service.
    tracePropagationTargets: [],
    sendDefaultPii: false,
    sendClientReports: false,
    // Only what we need: others wrap timers and listeners, read addresses with their queries, or count visits.
    defaultIntegrations: false,
    integrations: [
      linkedErrorsIntegration(),
      // Clicked elements and console messages may quote what a user typed.
      breadcrumbsIntegration({ console: false, dom: false, xhr: false }),
    ],
    transport: redacted(makeFetchTransport),
    beforeSend: describePage,
  })
  if (!client) return
  traceVisits(client)
  followUser((userSeq) => setUser(userSeq === null ? null : { id: String(userSeq) }))

  const replay = mayRecord ? startReplay(client) : undefined
  if (isRecorded) void replay?.()
  takeFaults(async (fault) => {
    if (isIgnored(fault.error)) return
    // The recording gets the error only if it has started before.
    await replay?.()
    capture(fault)
  })
}

function capture({ error, by }: Fault): void {
  captureException(error, { mechanism: { type: by, handled: by === 'boundary' } })
}

/** Where it happened. The transport redacts personal data. */
function describePage<Event extends { contexts?: object; request?: object; transaction?: string }>(
  event: Event,
): Event {
  event.transaction = routePattern(location.pathname)
  event.request = { url: location.href, headers: { 'User-Agent': navigator.userAgent } }
  event.contexts = { ...event.contexts, cookies: cookieContext(document.cookie) }
  return event
}
