import { expect, type Page } from '@playwright/test'
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

/**
 * Opens the page of the report on a chat whose evidence holds a text, as a signed-in operator.
 * Tests beside the caller report rooms too: the newest is not always the caller's.
 * @returns its number
 */
export async function openReportWith(page: Page, text: string): Promise<number> {
  await page.goto('/operator/reports')
  const listed = page
    .getByRole('region', { name: '신고 목록' })
    .getByRole('row')
    .filter({ hasText: '채팅' })
    .getByRole('link')
  await expect(listed.first()).toBeVisible()
  const newestFirst = (await listed.allInnerTexts()).map(Number).sort((a, b) => b - a)
  for (const reportSeq of newestFirst) {
    await page.goto(`/operator/reports/${reportSeq}`)
    if (await page.getByText(text).first().isVisible()) return reportSeq
  }
  throw new Error(`no report with ${text}`)
}
