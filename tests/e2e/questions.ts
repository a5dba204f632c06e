import { cookieOfPerson } from './operator.ts'

const MEMBER = '01000000001'
const OPERATOR = '01000000005'

/** Questions in the demo world: the member's own of each kind, and one that an operator has to answer. */
export async function someQuestions(
  origin: string,
): Promise<{ own: number; ofCafe: number; sent: number }> {
  const member = await cookieOfPerson(origin, { phone: MEMBER, secondFactor: false })
  const operator = await cookieOfPerson(origin, { phone: OPERATOR, secondFactor: true })
  const find = async (path: string, cookie: string) => {
    const page = await (await fetch(`${origin}${path}`, { headers: { cookie } })).text()
    const [, questionSeq] = new RegExp(`href="${path}/(\\d+)"`).exec(page) ?? []
    if (!questionSeq) throw new Error(`no question on ${path}`)
    return Number(questionSeq)
  }
  return {
    own: await find('/cs-center/qna', member),
    ofCafe: await find('/cafe-help/qna', member),
    sent: await find('/operator/questions', operator),
  }
}
