import { isBuilt, PATHS, type Path } from '#app/paths.ts'
import { locationsOf } from './sitemaps.ts'

/** Addresses of the demo world to look at a page by. A page that is built does not compile without one. */
export interface Example {
  path: Path
  address: string
  status: number
}

type BuiltPath = { [P in Path]: (typeof PATHS)[P] extends true ? P : never }[Path]

const EXAMPLES: Record<BuiltPath, (origin: string) => Promise<string> | string> = {
  '/': () => '/',
  '/category': () => '/category',
  '/category/*': (origin) => first(origin, 'category'),
  '/product/list': () => '/product/list?state=onSale&sort=latest',
  '/product/:productSeq': (origin) => first(origin, 'product'),
  '/search': () => '/search',
  '/search/:keyword': () => `/search/${encodeURIComponent('아이폰')}`,
  '/search-store': () => '/search-store',
  '/store/:storeSeq?': (origin) => first(origin, 'store'),
  '/exhibition/:gnbSeq': (origin) => first(origin, 'exhibition'),
  '/404': () => '/404',
}

export const BUILT_PATHS = (Object.keys(PATHS) as Path[]).filter(isBuilt) as BuiltPath[]

export async function exampleOf(path: BuiltPath, origin: string): Promise<Example> {
  return { path, address: await EXAMPLES[path](origin), status: path === '/404' ? 404 : 200 }
}

async function first(origin: string, type: string): Promise<string> {
  const [address] = await locationsOf(origin, `/sitemap/${type}/1.xml`)
  if (!address) throw new Error(`no ${type} in the sitemap`)
  return new URL(address).pathname
}
