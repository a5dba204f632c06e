import {
  browserTracingIntegration,
  type getClient,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
} from '@sentry/remix'
import { routePattern } from './route-pattern.ts'

/** Measures the load of the page, which is already in the past, and every later page without a new document. */
export function traceVisits(client: NonNullable<ReturnType<typeof getClient>>): void {
  client.addIntegration(
    browserTracingIntegration({ instrumentPageLoad: false, instrumentNavigation: false }),
  )
  startBrowserTracingPageLoadSpan(client, {
    name: routePattern(location.pathname),
    startTime: performance.timeOrigin / 1_000,
    attributes: { 'sentry.source': 'route', 'sentry.origin': 'auto.pageload.remix' },
  })
  let under: unknown
  window.__remixRouter?.subscribe(({ navigation }) => {
    if (navigation.state !== 'loading' || navigation.location === under) return
    under = navigation.location
    startBrowserTracingNavigationSpan(client, {
      name: routePattern(navigation.location.pathname),
      attributes: { 'sentry.source': 'route', 'sentry.origin': 'auto.navigation.remix' },
    })
  })
}
