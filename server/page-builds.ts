import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node'
import { createManifestHandler, MANIFEST } from './route-manifest.ts'

type RouteTable = ServerBuild['routes']

/**
 * Answers requests like Remix's own handler, in less time: Remix searches all routes of its build several times a
 * request, so each first segment of an address has a build of its own, with the routes that such an address can reach.
 * They match in the same order as among all routes.
 */
export function createPageHandler(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const beginnings = beginningsOf(build.routes)
  const handlers = new Map<string, RequestHandler>()
  for (const own of new Set(beginnings.values())) {
    // Remix describes the page at / to the browser with every page.
    const reachable = [...beginnings].filter(([, other]) => [own, ANY, ''].includes(other))
    const ids = reachable.map(([id]) => id)
    handlers.set(own, createRequestHandler(onlyRoutes(build, ids), mode))
  }
  const handlerOf = (pathname: string) =>
    handlers.get(firstSegmentOf(pathname)) ?? handlers.get(ANY) ?? whole
  const answerManifest = createManifestHandler(build.routes, handlerOf)
  return (request, loadContext?: AppLoadContext) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === MANIFEST && searchParams.has('p')) return answerManifest(request)
    return handlerOf(pathname)(request, loadContext)
  }
}

/** A route that may match an address with any first segment. */
const ANY = '*'

/** The first segments of the routes, without those that only contain other routes. */
function beginningsOf(routes: RouteTable): Map<string, string> {
  const all = Object.values(routes).flatMap((route) => route ?? [])
  const parents = new Set(all.map(({ parentId }) => parentId))
  const leaves = all.filter(({ id }) => !parents.has(id))
  return new Map(leaves.map(({ id }) => [id, firstSegmentOfRoute(routes, id)]))
}

function firstSegmentOfRoute(routes: RouteTable, id: string): string {
  let path = ''
  for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
    if (route.path) path = `${route.path}/${path}`
  const [first = ''] = path.split('/')
  return /^[:*]|\?$/.test(first) ? ANY : first.toLowerCase()
}

/**
 * The first segment as Remix reads it: whatever its case, however it is encoded, with or without the suffix of a data
 * request.
 */
function firstSegmentOf(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const [, first = ''] = page.split('/')
  try {
    return decodeURIComponent(first).toLowerCase()
  } catch {
    return ANY
  }
}

/** The build with these routes and those that contain them. */
function onlyRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const { routes, assets } = build
  const withParents = new Set<string>()
  for (const id of ids)
    for (let route = routes[id]; route; route = routes[route.parentId ?? ''])
      withParents.add(route.id)
  const keep = <Route>(table: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(table).filter(([id]) => withParents.has(id)))
  return { ...build, routes: keep(routes), assets: { ...assets, routes: keep(assets.routes) } }
}
