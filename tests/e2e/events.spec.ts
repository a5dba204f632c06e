import type { Page } from '@playwright/test'
import { HOUR_MS } from '#contracts/durations.ts'
import { kstMinute } from '#contracts/kst.ts'
import { signInAsOperator } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const MEMBER = '01000000003'
const OPERATOR = '01000000005'
/** Of the demo world: one that runs, and one whose winners are drawn. */
const RUNNING = '/event/2'
const DRAWN = '/event/5'

const mainOf = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => mainOf(page).getByRole('button', { name })

test('공지를 예약하고, 게시하고, 고쳤다가 되돌린다', async ({ page, request, origin }) => {
  await signInAsOperator(page, origin, OPERATOR)
  await page.goto('/operator/announcements/new')
  const title = `택배 접수 마감 안내 ${Date.now()}`
  const field = (name: string) => mainOf(page).getByLabel(name)
  await field('제목').fill(title)
  await field('내용').fill('연휴 동안 접수가 멈춰요.\n\n연휴가 끝나면 다시 열려요.')
  await field('게시하는 때').fill(kstMinute(Date.now() - HOUR_MS))
  await button(page, '저장하기').click()
  await expect(mainOf(page).getByText('지난 시각으로는 예약할 수 없어요')).toBeVisible()
  await field('게시하는 때').fill(kstMinute(Date.now() + HOUR_MS))
  await button(page, '미리보기').click()
  const preview = mainOf(page).getByRole('region', { name: '미리보기' })
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await button(page, '저장하기').click()
  await expect(mainOf(page).getByText('지금 상태: 예약')).toBeVisible()
  const noticeSeq = new URL(page.url()).pathname.split('/').at(-1)
  const read = () => request.get(`${origin}/notice?noticeSeq=${noticeSeq}`)
  expect((await read()).status()).toBe(404)

  await field('게시하는 때').fill('')
  await button(page, '저장하기').click()
  await expect(mainOf(page).getByText('지금 상태: 게시')).toBeVisible()
  expect(await (await read()).text()).toContain(title)
  await field('제목').fill('잘못 고친 제목')
  await button(page, '저장하기').click()
  await expect(mainOf(page).getByText('3판 · 저장')).toBeVisible()
  expect(await (await read()).text()).toContain('잘못 고친 제목')
  await button(page, '2판으로 되돌리기').click()
  await expect(mainOf(page).getByText('4판 · 되돌림 (2판으로)')).toBeVisible()
  const shown = await (await read()).text()
  expect(shown).toContain(title)
  expect(shown).not.toContain('잘못 고친 제목')
  const found = await request.get(`${origin}/notice?q=${encodeURIComponent('택배접수 마감')}`)
  expect(await found.text()).toContain(title)
})

test('이벤트에 한 번 참여하고, 다른 기기에서는 이미 참여했다고 알려 준다', async ({
  page,
  browser,
  origin,
}) => {
  await signInAs(page, origin, MEMBER)
  await page.goto(RUNNING)
  const other = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: origin,
    storageState: await page.context().storageState(),
  })
  const plain = await other.newPage()
  await plain.goto(RUNNING)
  await button(page, '이벤트 참여하기').click()
  await expect(mainOf(page).getByText(/참여 번호 \d+번/)).toBeVisible()
  await button(plain, '이벤트 참여하기').click()
  await expect(
    mainOf(plain).getByText(/이미 참여한 이벤트예요. 참여 번호는 \d+번이에요./),
  ).toBeVisible()
  await plain.goto(DRAWN)
  await expect(mainOf(plain).getByText('종료', { exact: true })).toBeVisible()
  const winners = mainOf(plain).getByRole('region', { name: '당첨자' })
  await expect(winners.getByRole('listitem')).toHaveCount(5)
  const list = await (await plain.request.get(`${DRAWN}/entries.txt`)).text()
  expect(list.trim().split('\n')).toHaveLength(23)
  await other.close()
})

test('홈의 공지를 오늘 하루 보지 않으면 다시 열어도 보이지 않는다', async ({ page, origin }) => {
  await page.goto(origin)
  const popup = page.getByRole('region', { name: '공지', exact: true })
  await expect(popup).toBeVisible()
  await expect(async () => {
    await popup.getByRole('button', { name: '오늘 하루 보지 않기' }).click({ timeout: 1_000 })
    await expect(popup).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(popup).toBeHidden()
})
