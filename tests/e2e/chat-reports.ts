import { someRoom } from './chat-rooms.ts'
import { operatorCookie } from './operator.ts'
import { cookieOf } from './sign-in-as.ts'

const REPORTER = '01000000001'
const OPERATOR = '01000000005'

/** The path of a pending report: the oldest, or a new one. */
export async function someReport(origin: string): Promise<string> {
  const operator = await operatorCookie(origin, OPERATOR)
  return (await oldestOf(origin, operator)) ?? (await reportAndFind(origin, operator))
}

async function oldestOf(origin: string, cookie: string): Promise<string | undefined> {
  const list = await fetch(`${origin}/operator/reports`, { headers: { cookie } })
  return /href="(\/operator\/reports\/\d+)"/.exec(await list.text())?.[1]
}

async function reportAndFind(origin: string, operator: string): Promise<string> {
  const room = await someRoom(origin, REPORTER)
  const answer = await fetch(`${origin}${room}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie: await cookieOf(origin, REPORTER) },
    body: new URLSearchParams({ intent: 'report', reason: 'SPAM', detail: '광고를 보내요' }),
  })
  const report = await oldestOf(origin, operator)
  if (answer.status !== 303 || !report) throw new Error(`not reported: ${answer.status}`)
  return report
}
