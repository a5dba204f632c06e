import { cookieOfPerson } from './operator.ts'

const MEMBER = '01000000001'
const OPERATOR = '01000000005'

/** Reports of damage in the demo world: the member's draft, one that names the member, and one that an operator has to decide. */
export async function someDamageReports(
  origin: string,
): Promise<{ draft: number; about: number; sent: number }> {
  const member = await cookieOfPerson(origin, { phone: MEMBER, secondFactor: false })
  const operator = await cookieOfPerson(origin, { phone: OPERATOR, secondFactor: true })
  const find = async (path: string, cookie: string, link: RegExp) => {
    const page = await (await fetch(`${origin}${path}`, { headers: { cookie } })).text()
    const [, reportSeq] = link.exec(page) ?? []
    if (!reportSeq) throw new Error(`no report of damage on ${path}`)
    return Number(reportSeq)
  }
  return {
    draft: await find('/damage-report', member, /href="\/damage-report\/(\d+)"/),
    about: await find('/damage-report', member, /href="\/damage-report\/(\d+)\/objection"/),
    sent: await find(
      '/operator/damage-reports?state=OBJECTED',
      operator,
      /href="\/operator\/damage-reports\/(\d+)"/,
    ),
  }
}
