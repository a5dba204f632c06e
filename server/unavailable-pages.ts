import type { ServerBuild } from '@remix-run/node'
import { ServiceError } from '#app/services/service-error.ts'
import { RETRY_AFTER_SECONDS } from '#contracts/errors.ts'

type RouteModule = ServerBuild['routes'][string]['module']
type Handler = NonNullable<RouteModule['loader'] | RouteModule['action']>

/** Statuses of a host that did not answer for now: unavailable, or not within its deadline. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([503, 504])

/**
 * The build in which each loader and action answers 503, and not the 500 of a server error, when a required host is
 * unavailable. The page of the error boundary is the same; browsers, proxies and crawlers retry.
 */
export function withUnavailablePages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const
    const { loader, action } = route.module
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader) }),
      ...(action && { action: guarded(action) }),
    }
    return [id, { ...route, module }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/** Adds `Retry-After` unless the answer has one, and forbids caching of the answer. */
export function retryLater(headers: Headers): void {
  if (!headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  headers.set('cache-control', 'no-store')
}

function guarded<Guarded extends Handler>(handler: Guarded): Guarded {
  const run = async (args: Parameters<Handler>[0]) => {
    try {
      return await handler(args as never)
    } catch (error) {
      if (!(error instanceof ServiceError) || !UNAVAILABLE_STATUSES.has(error.status)) throw error
      const { log, requestId } = args.context
      // Remix reports thrown errors but no answers; this is an answer.
      if (!args.request.signal.aborted)
        log.warn({ error, host: error.host, verb: error.verb, requestId }, 'host call failed')
      throw new Response(error.userMessage, {
        status: 503,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
      })
    }
  }
  return run as Guarded
}
