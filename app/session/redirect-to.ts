/** Longer addresses would not fit into the session's cookie beside the rest. */
const MAX_LENGTH = 1_000

/** Resolves paths the way a browser does; never asked for anything. */
const BASE = 'http://page.invalid'

/** Paths that are no target of a return: what is no page, and the pages of signing in and out.  */
const NO_DESTINATION = /^\/(?:signin|logout|api|sandbox|__manifest)(?:[/.]|$)/i

/** Parameters of Remix's own data requests. */
const OF_DATA_REQUESTS = /^(?:_routes|_data|index)(?:=|$)/

/** Characters that browsers drop or that split an address, raw or encoded. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/
const ENCODED_CONTROL = /%(?:[01][0-9a-f]|7f)/i

/**
 * The page to return to after a sign-in. Only a path of ours is taken: everything that a browser could read as
 * another site, that is no page, or that leads back to the sign-in becomes the fallback.
 *
 * @param value from a query, a form or a cookie
 * @returns a path with its query, normalised
 */
export function safeRedirectTo(value: unknown, fallback: string): string {
  return (typeof value === 'string' && pathOfOurs(value)) || fallback
}

/** The page behind a request: of a data request the page that the data is for; of a form's post the page it was on. */
export function pageOf(request: Request, ourOrigins: readonly string[]): string | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return pathIn(request.url)
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const known = [...ourOrigins, new URL(request.url).origin]
  return known.includes(new URL(referer).origin) ? pathIn(referer) : undefined
}

function pathIn(address: string): string | undefined {
  const { pathname, search } = new URL(address)
  return pathOfOurs(`${pathname}${search}`)
}

function pathOfOurs(value: string): string | undefined {
  if (value.length > MAX_LENGTH || !/^\/(?![/\\])/.test(value)) return undefined
  if (value.includes('\\') || CONTROL.test(value) || ENCODED_CONTROL.test(value)) return undefined
  if (!URL.canParse(value, BASE)) return undefined
  const url = new URL(value, BASE)
  const pathname = withoutDataSuffix(url.pathname)
  if (url.origin !== BASE || !isPlainPath(pathname)) return undefined
  const path = `${pathname}${withoutDataParameters(url.search)}`
  return path.length > MAX_LENGTH ? undefined : path
}

/** `/_root.data` is the home page's data, `/search.data` that of `/search`. */
function withoutDataSuffix(pathname: string): string {
  return pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
}

function withoutDataParameters(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !OF_DATA_REQUESTS.test(part))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

/** Whether a path stays one however often it is decoded, and in whichever form of its characters. */
function isPlainPath(pathname: string): boolean {
  let decoded = pathname
  for (let round = 0; round < 4; round += 1) {
    const shape = decoded.normalize('NFKC')
    if (/\/\/|\\|\/\.{1,2}(?:\/|$)/.test(shape) || CONTROL.test(shape)) return false
    if (NO_DESTINATION.test(shape)) return false
    const next = decode(decoded)
    if (next === undefined) return round > 0
    if (next === decoded) return true
    decoded = next
  }
  return false
}

/** Undefined for what does not decode, such as the lone `%` that `100%25` decodes to. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
