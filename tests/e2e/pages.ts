import {
  BUILT_PATHS as ALL_BUILT,
  type BuiltPath,
  type Example as ExampleSource,
  PAGES,
  type PageRow,
} from '#app/pages.server.ts'
import { DEMO_ADMINISTRATOR } from '#backend/demo/seed/demo-facts.ts'
import { someReport } from './chat-reports.ts'
import { productOf, someRoom } from './chat-rooms.ts'
import { someDamageReports } from './damage-reports.ts'
import { someDisputes } from './disputes.ts'
import { cookieOfPerson } from './operator.ts'
import { orderOf } from './orders.ts'
import { someQuestions } from './questions.ts'
import { someSanctions } from './sanctions.ts'
import { locationsOf } from './sitemaps.ts'

/** Example addresses of pages in the demo data, from the table of pages. */
export interface Example {
  path: BuiltPath
  address: string
  status: number
  /** The demo user who is signed in to see it; undefined for public pages. */
  phone: string | undefined
  /** An operator, who has passed the second factor too. */
  secondFactor: boolean
}

export const MEMBER = '01000000001'
/** The member's own. */
const SELLER_STORE = 1001
const OTHER_STORE = 1003
export const OPERATOR = '01000000005'

/** Pages that an address alone opens, and those that a sign-in leads to. */
export const BUILT_PATHS = ALL_BUILT.filter((path) => PAGES[path].example !== 'sign-in flow')
export const FLOW_PATHS = ALL_BUILT.filter((path) => PAGES[path].example === 'sign-in flow')

export async function exampleOf(path: BuiltPath, origin: string): Promise<Example> {
  const row: PageRow = PAGES[path]
  return {
    path,
    address: await addressOf(origin, row.example),
    status: row.status ?? 200,
    phone: phoneFor(row),
    secondFactor: row.access === 'operator' && row.secondFactor !== false,
  }
}

function phoneFor({ access, ...row }: PageRow): string | undefined {
  if (access === 'all') return undefined
  if ('administrator' in row) return DEMO_ADMINISTRATOR.phone
  return access === 'operator' ? OPERATOR : MEMBER
}

async function addressOf(origin: string, example: ExampleSource | undefined): Promise<string> {
  if (example?.startsWith('/')) return example
  if (example === 'demo:room') return someRoom(origin, MEMBER)
  if (example === 'demo:possession')
    return `/product/${await productOf(origin, SELLER_STORE)}/possession`
  if (example === 'demo:sell-done')
    return `/product/form/complete/${await productOf(origin, SELLER_STORE)}`
  if (example === 'demo:exposure')
    return `/product/${await productOf(origin, SELLER_STORE)}/exposure`
  if (example === 'demo:review')
    return (await someRoom(origin, MEMBER)).replace('/chat/', '/review/')
  if (example === 'demo:buyable') return `/order/type/${await productOf(origin, OTHER_STORE)}`
  if (example === 'demo:checkout')
    return `/order/new/${await productOf(origin, OTHER_STORE)}?type=PARCEL`
  if (example === 'demo:to-ship' || example === 'demo:parcel') {
    const cookie = await memberCookie(origin)
    if (example === 'demo:to-ship')
      return `/order/${await orderOf(origin, cookie, 'sales', '발송준비')}/invoice`
    return `/order/${await orderOf(origin, cookie, 'sales', '배송중')}/invoice/detail`
  }
  if (example === 'demo:return-address')
    return `/order/${await orderOf(origin, await memberCookie(origin), 'sales', '배송중')}/return-address`
  if (example === 'demo:paid' || example === 'demo:receipt' || example === 'demo:compensation') {
    const order = await orderOf(origin, await memberCookie(origin), 'purchases', '배송완료')
    return `/order/${order}/${example === 'demo:paid' ? 'completed' : example.slice('demo:'.length)}`
  }
  if (example === 'demo:purchase' || example === 'demo:sale') {
    const list = example === 'demo:sale' ? 'sales' : 'purchases'
    return `/mystore/${list}/${await orderOf(origin, await memberCookie(origin), list)}`
  }
  if (example === 'demo:order-case' || example === 'demo:operator-order') {
    const orderSeq = await orderOf(origin, await memberCookie(origin), 'purchases', '배송완료')
    return example === 'demo:order-case'
      ? `/order/${orderSeq}/case`
      : `/operator/orders/${orderSeq}`
  }
  if (example === 'demo:report') return someReport(origin)
  if (example === 'demo:damage-report')
    return `/damage-report/${(await someDamageReports(origin)).draft}`
  if (example === 'demo:damage-objection')
    return `/damage-report/${(await someDamageReports(origin)).about}/objection`
  if (example === 'demo:operator-damage')
    return `/operator/damage-reports/${(await someDamageReports(origin)).sent}`
  if (example === 'demo:member-dispute')
    return `/member-dispute/${(await someDisputes(origin)).own}`
  if (example === 'demo:operator-dispute')
    return `/operator/disputes/${(await someDisputes(origin)).review}`
  if (example === 'demo:question') return `/cs-center/qna/${(await someQuestions(origin)).own}`
  if (example === 'demo:cafe-question')
    return `/cafe-help/qna/${(await someQuestions(origin)).ofCafe}`
  if (example === 'demo:operator-question')
    return `/operator/questions/${(await someQuestions(origin)).sent}`
  if (example === 'demo:sanction') return `/sanction/${(await someSanctions(origin)).own}`
  if (example === 'demo:operator-appeal')
    return `/operator/appeals/${(await someSanctions(origin)).appealed}`
  if (example?.startsWith('sitemap:')) return first(origin, example.replace('sitemap:', ''))
  throw new Error(`no address: ${example}`)
}

const memberCookie = (origin: string) =>
  cookieOfPerson(origin, { phone: MEMBER, secondFactor: false })

async function first(origin: string, type: string): Promise<string> {
  const [address] = await locationsOf(origin, `/sitemap/${type}/1.xml`)
  if (!address) throw new Error(`no ${type} in the sitemap`)
  return new URL(address).pathname
}
