import { cookieOfPerson } from './operator.ts'

const MEMBER = '01000000001'
const OPERATOR = '01000000005'

/** Disputes of the member in the demo world: one of them, and one that waits for an operator. */
export async function someDisputes(origin: string): Promise<{ own: number; review: number }> {
  const member = await cookieOfPerson(origin, { phone: MEMBER, secondFactor: false })
  const operator = await cookieOfPerson(origin, { phone: OPERATOR, secondFactor: true })
  const find = async (path: string, cookie: string, link: RegExp) => {
    const page = await (await fetch(`${origin}${path}`, { headers: { cookie } })).text()
    const [, disputeSeq] = link.exec(page) ?? []
    if (!disputeSeq) throw new Error(`no dispute on ${path}`)
    return Number(disputeSeq)
  }
  return {
    own: await find('/member-dispute', member, /href="\/member-dispute\/(\d+)"/),
    review: await find('/operator/disputes', operator, /href="\/operator\/disputes\/(\d+)"/),
  }
}
