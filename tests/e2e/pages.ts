import { isBuilt, PATHS, type Path } from '#app/paths.ts'
import { someReport } from './chat-reports.ts'
import { someRoom } from './chat-rooms.ts'
import { locationsOf } from './sitemaps.ts'

/** Addresses of the demo world to look at a page by. A page that is built does not compile without one. */
export interface Example {
  path: Path
  address: string
  status: number
  /** The demo person who is signed in to see it; nobody for what everybody sees. */
  phone: string | undefined
  /** An operator, who has passed the second factor too. */
  secondFactor: boolean
}

const MEMBER = '01000000001'
const OPERATOR = '01000000005'

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
  '/appdownload': () => '/appdownload',
  '/app-registration-banner': () => '/app-registration-banner?productSeq=1',
  '/terms': () => '/terms',
  '/privacy-policy': () => '/privacy-policy',
  '/signin': () => '/signin',
  '/policy-agreement': () => '/policy-agreement',
  '/phone-verify': () => '/phone-verify',
  '/identity-check': () => '/identity-check',
  '/chat': () => '/chat',
  '/chat/:roomId': (origin) => someRoom(origin, MEMBER),
  '/mystore': () => '/mystore',
  '/mystore/favorites': () => '/mystore/favorites',
  '/mystore/settings': () => '/mystore/settings',
  '/mystore/settings/devices': () => '/mystore/settings/devices',
  '/mystore/settings/providers': () => '/mystore/settings/providers',
  '/mystore/settings/consents': () => '/mystore/settings/consents',
  '/mystore/settings/withdrawal': () => '/mystore/settings/withdrawal',
  '/mystore/settings/blocks': () => '/mystore/settings/blocks',
  // Shown to an operator who has not passed it.
  '/operator/second-factor': () => '/operator/second-factor',
  '/operator/second-factor/setup': () => '/operator/second-factor/setup',
  '/operator/second-factor/manage': () => '/operator/second-factor/manage',
  '/operator/members': () => '/operator/members',
  '/operator/actions': () => '/operator/actions',
  '/operator/members/:userSeq': () => '/operator/members/1001',
  '/operator/reports': () => '/operator/reports',
  '/operator/reports/:reportSeq': someReport,
  '/link': () => `/link?to=${encodeURIComponent('https://www.example.com/some/where?a=1')}`,
}

/** Pages that cannot be opened by an address alone: the way through signing up leads to them. */
const ON_THE_WAY: readonly BuiltPath[] = ['/policy-agreement', '/phone-verify']

export const BUILT_PATHS = (Object.keys(PATHS) as Path[])
  .filter(isBuilt)
  .filter((path) => !ON_THE_WAY.includes(path as BuiltPath)) as BuiltPath[]

export async function exampleOf(path: BuiltPath, origin: string): Promise<Example> {
  return {
    path,
    address: await EXAMPLES[path](origin),
    status: path === '/404' ? 404 : 200,
    phone: phoneFor(path),
    secondFactor: path.startsWith('/operator') && path !== '/operator/second-factor',
  }
}

/** Beginnings of paths that somebody has to be signed in for. */
const MEMBERS = ['/mystore', '/identity-check', '/chat']

function phoneFor(path: BuiltPath): string | undefined {
  if (path.startsWith('/operator')) return OPERATOR
  return MEMBERS.some((start) => path.startsWith(start)) ? MEMBER : undefined
}

async function first(origin: string, type: string): Promise<string> {
  const [address] = await locationsOf(origin, `/sitemap/${type}/1.xml`)
  if (!address) throw new Error(`no ${type} in the sitemap`)
  return new URL(address).pathname
}
