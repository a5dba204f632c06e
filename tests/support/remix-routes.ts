import { execFileSync } from 'node:child_process'

interface RouteNode {
  id: string
  path?: string
  file: string
  children?: RouteNode[]
}

interface RoutePath {
  path: string
  file: string
}

let known: RoutePath[] | undefined

/** Remix's own list of routes (`remix routes`): each path with the file, below app/, that answers it. */
export function readRoutes(): RoutePath[] {
  known ??= listRoutes()
  return known
}

function listRoutes(): RoutePath[] {
  const listing = execFileSync(
    process.execPath,
    ['node_modules/@remix-run/dev/dist/cli.js', 'routes', '--json'],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'development' } },
  )
  const flatten =
    (parent: string) =>
    (node: RouteNode): RoutePath[] => {
      const path = [parent, node.path].filter(Boolean).join('/')
      if (node.children) return node.children.flatMap(flatten(path))
      return [{ path: `/${path}`, file: node.file }]
    }
  return (JSON.parse(listing) as RouteNode[]).flatMap(flatten(''))
}
