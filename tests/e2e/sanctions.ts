import { cookieOfPerson } from './operator.ts'

const OPERATOR = '01000000005'
const MEMBER_SEQ = 1001

/** Sanctions in the demo world: the member's own, and one whose appeal waits for an operator. */
export async function someSanctions(origin: string): Promise<{ own: number; appealed: number }> {
  const operator = await cookieOfPerson(origin, { phone: OPERATOR, secondFactor: true })
  const find = async (path: string, cookie: string, link: RegExp) => {
    const page = await (await fetch(`${origin}${path}`, { headers: { cookie } })).text()
    const [, sanctionSeq] = link.exec(page) ?? []
    if (!sanctionSeq) throw new Error(`no sanction on ${path}`)
    return Number(sanctionSeq)
  }
  const appeal = /href="\/operator\/appeals\/(\d+)"/
  return {
    own: await find(`/operator/members/${MEMBER_SEQ}`, operator, appeal),
    appealed: await find('/operator/appeals', operator, appeal),
  }
}
