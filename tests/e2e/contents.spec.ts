import type { Page } from '@playwright/test'
import { HOUR_MS } from '#contracts/durations.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { productOf } from './chat-rooms.ts'
import { signInAsOperator } from './operator.ts'
import { OPERATOR } from './pages.ts'
import { expect, test } from './test.ts'

const STORE = 1003

/** What an anonymous reader gets at an address. */
const read = async (origin: string, path: string) => {
  const response = await fetch(`${origin}${path}`)
  return { status: response.status, html: await response.text() }
}

async function writeBasics(page: Page, title: string) {
  await page.getByRole('textbox', { name: /^제목/ }).fill(title)
  await page.getByRole('textbox', { name: /^요약/ }).fill('시험으로 쓴 글의 요약')
  const buffer = await phonePhoto(900, 600)
  await page
    .getByLabel(/^대표 사진/)
    .setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByRole('textbox', { name: '문단 내용' }).first().fill('첫 문단이에요.')
}

async function addBlock(page: Page, kind: string) {
  await page.getByLabel('더할 칸').selectOption(kind)
  await page.getByRole('button', { name: '칸 더하기' }).click()
}

const save = (page: Page) => page.getByRole('button', { name: '저장하기' }).click()

/** The list of the desk after a save, and the number of the article. */
async function savedContent(page: Page, origin: string, title: string): Promise<number> {
  await expect(page).toHaveURL(`${origin}/operator/contents`)
  const link = page.getByRole('link', { name: `${title} 고치기` })
  const address = (await link.getAttribute('href')) ?? ''
  return Number(new URL(address, origin).searchParams.get('contentSeq'))
}

test('운영자가 쓰고 미리 보고 예약하고 게시하며, 고친 글을 되돌린다', async ({ page, origin }) => {
  const title = `시험 콘텐츠 ${Date.now()}`
  await signInAsOperator(page, origin, OPERATOR)
  const product = await productOf(origin, STORE)
  await page.goto('/operator/contents/form')
  await writeBasics(page, title)
  await addBlock(page, '소제목')
  await expect(page.getByRole('textbox', { name: '소제목 내용' })).toBeFocused()
  await page.getByRole('textbox', { name: '소제목 내용' }).fill('먼저 볼 것')
  await page.getByRole('button', { name: '2. 소제목 위로' }).click()
  await addBlock(page, '상품')
  await page.getByLabel('상품 번호나 주소').fill(`${origin}/product/${product}`)

  await page.getByRole('button', { name: '미리보기' }).click()
  const preview = page.getByRole('region', { name: '미리보기' })
  await expect(preview).toBeFocused()
  await expect(preview.getByRole('heading', { name: title })).toBeVisible()
  await expect(preview.getByRole('region', { name: '글에서 소개한 상품' })).toContainText('원')
  const order = await preview.getByText(/먼저 볼 것|첫 문단/).allTextContents()
  expect(order).toEqual(['먼저 볼 것', '첫 문단이에요.'])

  const release = page.getByRole('region', { name: '언제 보일까요' })
  await release.getByRole('radio', { name: '정한 시각에 게시하기' }).check()
  await release.getByLabel('게시할 시각').fill('2020-01-01T09:00')
  await save(page)
  await expect(release.getByLabel('게시할 시각')).toHaveAccessibleDescription(/이미 지난 시각/)
  const tomorrow = new Date(Date.now() + 33 * HOUR_MS).toISOString().slice(0, 16)
  await release.getByLabel('게시할 시각').fill(tomorrow)
  await save(page)
  const contentSeq = await savedContent(page, origin, title)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('예약')
  // The list is in the cache of pages by now.
  for (const _ of [1, 2, 3]) expect((await read(origin, '/contents')).html).not.toContain(title)
  expect((await read(origin, `/contents/${contentSeq}`)).status).toBe(404)

  await page.getByRole('link', { name: `${title} 고치기` }).click()
  await page.getByRole('radio', { name: '지금 게시하기' }).check()
  await save(page)
  await expect(page.getByText('저장했어요. 지금부터 보여요.')).toBeVisible()
  expect((await read(origin, '/contents')).html).toContain(title)
  const published = await read(origin, `/contents/${contentSeq}`)
  expect(published.html).toContain('"@type":"Article"')
  expect(published.html).toContain(`/product/${product}`)

  await page.getByRole('link', { name: `${title} 고치기` }).click()
  await page.getByRole('textbox', { name: /^제목/ }).fill('잘못 고친 제목')
  await save(page)
  await expect(page.getByRole('link', { name: '잘못 고친 제목 고치기' })).toBeVisible()
  await page.goto(`/operator/contents/${contentSeq}/history`)
  await page.getByRole('link', { name: '2판 보기' }).click()
  await page.getByRole('button', { name: '2판으로 되돌리기' }).click()
  await expect(page.getByRole('list', { name: '고친 기록' })).toContainText('4판 (지금)')
  const back = await read(origin, `/contents/${contentSeq}`)
  expect(back.html).toContain(title)
  expect(back.html).not.toContain('잘못 고친 제목')
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('칸을 더하고 옮기고 지우며, 쓴 것과 올린 사진은 남아 있다', async ({ page, origin }) => {
    const title = `스크립트 없는 글 ${Date.now()}`
    await signInAsOperator(page, origin, OPERATOR)
    await page.goto('/operator/contents/form')
    await writeBasics(page, title)
    await addBlock(page, '문단')
    await page.getByRole('textbox', { name: '문단 내용' }).nth(1).fill('둘째 문단이에요.')
    await expect(page.getByRole('img', { name: '지금 대표 사진' })).toBeVisible()
    await page.getByRole('button', { name: '2. 문단 위로' }).click()
    await addBlock(page, '버튼')
    await page.getByRole('button', { name: '3. 버튼 지우기' }).click()
    await page.getByRole('button', { name: '미리보기' }).last().click()
    const preview = page.getByRole('region', { name: '미리보기' })
    expect(await preview.getByText(/문단이에요/).allTextContents()).toEqual([
      '둘째 문단이에요.',
      '첫 문단이에요.',
    ])
    await page.getByRole('textbox', { name: '문단 내용' }).first().fill('')
    await page.getByRole('radio', { name: /^숨기기/ }).check()
    await save(page)
    await expect(
      page.getByRole('textbox', { name: '문단 내용' }).first(),
    ).toHaveAccessibleDescription('내용을 적어 주세요.')
    await page.getByRole('button', { name: '1. 문단 지우기' }).click()
    await save(page)
    const contentSeq = await savedContent(page, origin, title)
    expect((await read(origin, `/contents/${contentSeq}`)).status).toBe(404)
  })
})
