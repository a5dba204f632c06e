import {
  type AppLoadContext,
  createRequestHandler,
  type RequestHandler,
  type ServerBuild,
} from '@remix-run/node'

type RouteTable = ServerBuild['routes']

/**
 * Answers requests like Remix's own handler, in less time: Remix looks through all routes of its build several times a
 * request, so each first segment of an address has a build of its own, with the routes that such an address can reach.
 * Relative to one another they match as they do among all.
 */
export function createPageHandler(build: ServerBuild, mode: string): RequestHandler {
  const whole = createRequestHandler(build, mode)
  const beginnings = beginningsOf(build.routes)
  const handlers = new Map<string, RequestHandler>()
  for (const own of new Set(beginnings.values())) {
    if (own === ANY) continue
    // The page at / belongs to what Remix tells the browser of every page.
    const reachable = [...beginnings].filter(([, other]) => [own, ANY, ''].includes(other))
    const ids = reachable.map(([id]) => id)
    handlers.set(own, createRequestHandler(onlyRoutes(build, ids), mode))
  }
  return (request, loadContext?: AppLoadContext) => {
    const { pathname } = new URL(request.url)
    const handle = handlers.get(firstSegmentOf(pathname)) ?? whole
    return handle(request, loadContext)
  }
}

/** A route that may match whatever an address begins with. */
const ANY = '*'

/** What the address of each route begins with that does not only hold others. */
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

/** As Remix reads an address: whatever its case, however it is encoded, with or without the sign of a call for data. */
function firstSegmentOf(pathname: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  const [, first = ''] = page.split('/')
  try {
    return decodeURIComponent(first).toLowerCase()
  } catch {
    return ANY
  }
}

/** The build with these routes and those that hold them. */
function onlyRoutes(build: ServerBuild, ids: readonly string[]): ServerBuild {
  const { routes, assets } = build
  const kept = new Set<string>()
  for (const id of ids)
    for (let route = routes[id]; route; route = routes[route.parentId ?? '']) kept.add(route.id)
  const keep = <Route>(table: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(table).filter(([id]) => kept.has(id)))
  return { ...build, routes: keep(routes), assets: { ...assets, routes: keep(assets.routes) } }
}
