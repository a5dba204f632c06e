import { readRoutes } from '#tests/support/remix-routes.ts'
import {
  ACCESS,
  type Facts,
  METHODS,
  PEOPLE,
  type Person,
  REFUSED_METHODS,
} from './access-matrix.ts'
import { someAppointment } from './chat-appointments.ts'
import { someReport } from './chat-reports.ts'
import { ANY_PRODUCT, openRoom, productOf } from './chat-rooms.ts'
import { someDamageReports } from './damage-reports.ts'
import { someDisputes } from './disputes.ts'
import { operatorCookie } from './operator.ts'
import { orderOf } from './orders.ts'
import { someQuestions } from './questions.ts'
import { someSanctions } from './sanctions.ts'
import { cookieOf } from './sign-in-as.ts'
import { locationsOf } from './sitemaps.ts'
import { expect, test } from './test.ts'

const PHONES: Record<Exclude<Person, 'anonymous'>, string> = {
  owner: '01000000001',
  other: '01000000002',
  operator: '01000000005',
  unproven: '01000000005',
}

const FACTS: Omit<
  Facts,
  | 'category'
  | 'productSeq'
  | 'room'
  | 'appointment'
  | 'report'
  | 'damage'
  | 'dispute'
  | 'questions'
  | 'sanction'
  | 'purchase'
  | 'sale'
  | 'toShip'
> = {
  storeSeq: 1001,
  ownerSeq: 1001,
  gnbSeq: 1,
}

test('every route is declared, and nothing else is', () => {
  const routes = readRoutes().map(({ path }) => path)
  expect(Object.keys(ACCESS).sort()).toEqual(routes.sort())
})

for (const person of PEOPLE)
  test(`every cell of ${person} holds`, async ({ origin }) => {
    const facts = await factsOf(origin)
    const wrong: string[] = []
    for (const [path, { address, cells }] of Object.entries(ACCESS))
      for (const method of METHODS) {
        // A request that ends the session has its own session.
        const cookie = await cookies(origin, person, path === '/logout')
        const to = `${origin}${address(facts)}`
        const response = await fetch(to, {
          method,
          redirect: 'manual',
          // As a form on the page itself sends it.
          headers: {
            origin,
            referer: to,
            cookie,
            'content-type': 'application/x-www-form-urlencoded',
          },
          ...(method === 'GET' ? {} : { body: '' }),
        })
        const expected = cells[method][person]
        const answered = described(response, origin)
        if (answered !== expected)
          wrong.push(`${method} ${path}: ${answered} instead of ${expected}`)
        else if (method === 'GET' && isForMembers(cells.GET, person) && isStored(response))
          wrong.push(`${path}: a cache may store it`)
      }
    expect(wrong).toEqual([])
  })

test('no address takes another method', async ({ origin }) => {
  const facts = await factsOf(origin)
  const wrong: string[] = []
  for (const [path, { address }] of Object.entries(ACCESS))
    for (const method of REFUSED_METHODS) {
      const { status, headers } = await fetch(`${origin}${address(facts)}`, {
        method,
        redirect: 'manual',
        headers: { origin, cookie: await cookies(origin, 'owner', false) },
      })
      const allowed = headers.get('allow')
      if (status !== 405 || allowed !== 'GET, HEAD, POST')
        wrong.push(`${method} ${path}: ${status}, ${allowed}`)
    }
  expect(wrong).toEqual([])
})

for (const person of PEOPLE)
  test(`${person} gets the same access to a page and to its data`, async ({ origin }) => {
    const facts = await factsOf(origin)
    const pages = readRoutes().filter(({ file }) => file.endsWith('.tsx'))
    const wrong: string[] = []
    for (const { path } of pages) {
      const { address, cells } = ACCESS[path] ?? { address: () => '/', cells: undefined }
      const to = address(facts)
      const cookie = await cookies(origin, person, false)
      const response = await fetch(`${origin}${to === '/' ? '/_root' : to}.data`, {
        redirect: 'manual',
        headers: { cookie },
      })
      const cell = cells?.GET[person]
      // Single fetch returns a redirect in its body.
      const expected = typeof cell === 'string' ? 202 : cell
      if (response.status !== expected)
        wrong.push(`${to}.data: ${response.status} instead of ${expected}`)
      else if (cells && isForMembers(cells.GET, person) && isStored(response))
        wrong.push(`${to}.data: a cache may store it`)
    }
    expect(wrong).toEqual([])
  })

test('no cache stores a response for members, in any spelling of its address', async ({
  origin,
}) => {
  const facts = await factsOf(origin)
  const wrong: string[] = []
  let looked = 0
  for (const person of ['owner', 'operator'] as const)
    for (const { path, file } of readRoutes()) {
      const { address, cells } = ACCESS[path] ?? {}
      if (!address || !cells || !isForMembers(cells.GET, person) || !file.endsWith('.tsx')) continue
      const to = address(facts)
      const cookie = await cookies(origin, person, false)
      // Its own spelling and that of its data are looked at with their access.
      for (const spelling of [to.toUpperCase(), `${to}?page=1`, encodedFirst(to)]) {
        const response = await fetch(`${origin}${spelling}`, { headers: { cookie } })
        looked += 1
        if (response.status !== 200 || isStored(response))
          wrong.push(`${person} ${spelling}: ${response.status}`)
      }
    }
  expect(wrong).toEqual([])
  expect(looked).toBeGreaterThan(60)
})

/** Whether a person sees something that a visitor does not. */
const isForMembers = (row: (typeof ACCESS)[string]['cells']['GET'], person: Person) =>
  row[person] === 200 && row.anonymous !== 200

const isStored = ({ headers }: Response) =>
  !(headers.get('cache-control') ?? '').includes('no-store')

/** `/mystore` as `/%6Dystore`. */
const encodedFirst = (path: string) =>
  path.replace(/^\/./, ([, letter = '']) => `/%${letter.charCodeAt(0).toString(16)}`)

let shared: Promise<Facts> | undefined

/** The same for every test of this worker. */
function factsOf(origin: string): Promise<Facts> {
  shared ??= findFacts(origin)
  return shared
}

async function findFacts(origin: string): Promise<Facts> {
  const [first = ''] = await locationsOf(origin, '/sitemap/category/1.xml')
  const owner = await cookies(origin, 'owner', false)
  const room = await openRoom(origin, owner, ANY_PRODUCT)
  return {
    ...FACTS,
    category: new URL(first).pathname,
    productSeq: await productOf(origin, FACTS.storeSeq),
    room,
    appointment: await someAppointment(origin, owner, room),
    report: await someReport(origin),
    damage: await someDamageReports(origin),
    dispute: await someDisputes(origin),
    questions: await someQuestions(origin),
    sanction: await someSanctions(origin),
    purchase: await orderOf(origin, owner, 'purchases', '배송완료'),
    sale: await orderOf(origin, owner, 'sales'),
    toShip: await orderOf(origin, owner, 'sales', '발송준비'),
  }
}

const kept = new Map<string, Promise<string>>()

function cookies(origin: string, person: Person, fresh: boolean): Promise<string> {
  if (person === 'anonymous') return Promise.resolve('')
  const known = kept.get(`${origin} ${person}`)
  if (known && !fresh) return known
  const phone = PHONES[person]
  const isProven = person === 'operator' && !fresh
  const cookie = isProven ? operatorCookie(origin, phone) : cookieOf(origin, phone)
  if (!fresh) kept.set(`${origin} ${person}`, cookie)
  return cookie
}

/** A status, or where a redirect leads; `signin` when it has the return address. */
function described(response: Response, origin: string): number | string {
  const location = response.headers.get('location')
  if (response.status < 300 || response.status >= 400 || !location) return response.status
  const { pathname, searchParams } = new URL(location, origin)
  if (pathname === '/signin' && searchParams.has('redirectTo')) return 'signin'
  return pathname
}
