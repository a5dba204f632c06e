import type { RequestHandler, ServerBuild } from '@remix-run/node'
import { LRUCache } from 'lru-cache'
import { compressible, type FinishedAnswer, sendBytes } from './send-bytes.ts'

/** Where Remix's browser asks which routes the addresses of a page's links have. */
export const MANIFEST = '/__manifest'
/**
 * The maximum number of address prefixes in one request for routes: Remix searches for the routes of `/a`, `/a/b` and
 * `/a/b/c` when `/a/b/c` is requested. A page with the most links has some two hundred.
 */
const MOST_BEGINNINGS = 600
/** All answers together; one has some 10 kB. */
const MOST_BYTES = 2e6

/**
 * Answers about routes, which are the same for everyone. Each address is searched only among the routes that it can reach,
 * and their number is limited: Remix would search for each prefix of each address among all routes. The numbers of
 * products and stores lead to the same routes, so that most pages ask what another page has asked.
 */
export function createManifestHandler(
  routes: ServerBuild['routes'],
  handlerOf: (pathname: string) => RequestHandler,
): (request: Request) => Promise<Response> {
  const answers = new LRUCache<string, FinishedAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }, key) => key.length + size,
  })
  const nameOf = namesOfNumbers(routes)
  return async (request) => {
    const url = new URL(request.url)
    const asked = new Set(url.searchParams.getAll('p').map((path) => path.replace(/^(?!\/)/, '/')))
    const beginnings = [...asked].reduce((sum, path) => sum + path.split('/').length - 1, 0)
    if (beginnings > MOST_BEGINNINGS) return new Response(null, { status: 400 })
    const paths = new Set([...asked].map((path) => path.replace(/(?<=\/)\d+(?=\/|$)/g, nameOf)))
    url.searchParams.delete('p')
    const key = [url.search, ...[...paths].sort()].join(' ')
    const known = answers.get(key)
    if (known) return sendBytes(known, request)
    const answer = await askRoutes(url, paths, handlerOf)
    if (answer instanceof Response) return answer
    answers.set(key, answer)
    return sendBytes(answer, request)
  }
}

/** The routes of all paths; a response where Remix has none to tell. */
async function askRoutes(
  url: URL,
  paths: ReadonlySet<string>,
  handlerOf: (pathname: string) => RequestHandler,
): Promise<FinishedAnswer | Response> {
  const groups = new Map<RequestHandler, string[]>()
  for (const path of paths) {
    const handle = handlerOf(path)
    groups.set(handle, [...(groups.get(handle) ?? []), path])
  }
  const answers = await Promise.all(
    [...groups].map(([handle, group]) => {
      const own = new URL(url)
      for (const path of group) own.searchParams.append('p', path)
      return handle(new Request(own))
    }),
  )
  const [first] = answers
  if (!first) return new Response(null, { status: 400 })
  const other = answers.find(({ status }) => status !== 200)
  if (other) return other
  const routes = await Promise.all(answers.map((answer) => answer.json() as Promise<object>))
  const body = Buffer.from(JSON.stringify(Object.assign({}, ...routes)))
  return {
    status: 200,
    headers: { ...Object.fromEntries(first.headers), vary: 'Accept-Encoding' },
    ...compressible(body),
  }
}

/** Gives every number the same name, but for those that are a segment of a route: 404. */
function namesOfNumbers(routes: ServerBuild['routes']): (segment: string) => string {
  const segments = new Set(
    Object.values(routes).flatMap((route) => route?.path?.replaceAll('?', '').split('/') ?? []),
  )
  return (segment) => (segments.has(segment) ? segment : '0')
}
