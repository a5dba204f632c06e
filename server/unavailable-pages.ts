import type { ServerBuild } from '@remix-run/node'
import { ServiceError } from '#app/services/service-error.ts'
import { RETRY_AFTER_SECONDS } from '#contracts/errors.ts'

type RouteModule = ServerBuild['routes'][string]['module']
type Handler = NonNullable<RouteModule['loader'] | RouteModule['action']>

/** Statuses of a host that did not answer for now: away, or not within its deadline. */
const AWAY: ReadonlySet<number> = new Set([503, 504])

/**
 * The build with each loader and action answering 503, and not the 500 of a fault of our own, where a host that it cannot
 * do without is away. The page of the error boundary is the same; browsers, proxies and crawlers come back.
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
export function askAgainLater(headers: Headers): void {
  if (!headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  headers.set('cache-control', 'no-store')
}

function guarded<Guarded extends Handler>(handler: Guarded): Guarded {
  const run = async (args: Parameters<Handler>[0]) => {
    try {
      return await handler(args as never)
    } catch (error) {
      if (!(error instanceof ServiceError) || !AWAY.has(error.status)) throw error
      const { log, requestId } = args.context
      // Remix reports what is thrown and no answer; this is one.
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
