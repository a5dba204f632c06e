import type { Page } from '@playwright/test'
import { phonePhoto } from '../support/made-files.ts'
import { cookieOfPerson, signInAsOperator } from './operator.ts'
import { orderOf } from './orders.ts'
import { signInAs } from './sign-in-as.ts'
import { expect, test } from './test.ts'

const BUYER = '01000000001'
const ASKER = '01000000003'
const OTHER = '01000000004'
const OPERATOR = '01000000005'
const TITLE = '사업자 정산 서류 문의'

test.use({ viewport: { width: 390, height: 844 } })

async function write(page: Page, title: string, text: string) {
  await page.getByLabel('문의 종류').selectOption('정산')
  await page.getByLabel('제목').fill(title)
  await page.getByLabel('내용').fill(text)
}

test('사진을 붙여 물으면 답변이 알림함에 오고, 다시 묻고, 평가한다', async ({
  page,
  origin,
  browser,
}) => {
  await signInAs(page, origin, ASKER)
  await page.goto('/cs-center/qna')
  await page.getByRole('link', { name: '문의하기', exact: true }).click()
  await write(page, TITLE, '사업자 정산에 필요한 서류를 사진으로 보내요. 맞는지 봐 주세요.')
  await page.getByLabel(/^사진/).setInputFiles({
    name: 'proof.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhoto(400, 300),
  })
  await page.getByRole('button', { name: '문의 보내기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  const picture = await page.getByRole('img', { name: '첨부 사진 1' }).getAttribute('src')
  expect((await page.request.get(`${origin}${picture}`)).headers()['content-type']).toBe(
    'image/jpeg',
  )
  const asked = new URL(page.url()).pathname

  const desk = await browser.newPage()
  await signInAsOperator(desk, origin, OPERATOR)
  const answer = async (text: string) => {
    await desk.goto(`${origin}/operator/questions`)
    await desk
      .locator(`a[href="${asked.replace('/cs-center/qna', '/operator/questions')}"]`)
      .click()
    await desk.getByRole('button', { name: '답변 시작' }).click()
    const box = desk.getByRole('textbox', { name: /^답변/ })
    await box.fill(`${text} 맺음말: `)
    await desk.getByRole('link', { name: '마무리', exact: true }).click()
    await expect(box).toHaveValue(new RegExp(`^${text} 맺음말: \\n안녕하세요.*고맙습니다\\.$`, 's'))
    await box.fill(text)
    await desk.getByRole('button', { name: '답변 보내기' }).click()
    // The page says 답변완료 of an earlier answer as well.
    await expect(box).toBeHidden()
    await expect(desk.getByText('답변완료').first()).toBeVisible()
  }
  await answer('보내 주신 서류로 충분해요.')

  // Answers to other questions of this member come in other tests.
  const notices = page
    .getByRole('main')
    .getByRole('link', { name: '문의하신 내용에 답변이 왔어요' })
  await expect(async () => {
    await page.goto('/mystore/notices')
    for (const notice of await notices.all()) {
      const href = (await notice.getAttribute('href')) ?? ''
      const { location } = (await page.request.get(href, { maxRedirects: 0 })).headers()
      if (location?.endsWith(asked)) return notice.click()
    }
    throw new Error('no notice leads to the question')
  }).toPass()
  await expect(page).toHaveURL(`${origin}${asked}`)
  await expect(page.getByText('보내 주신 서류로 충분해요.')).toBeVisible()
  await page.getByLabel('더 궁금한 점').fill('정산은 언제부터 되나요?')
  await page.getByRole('button', { name: '재문의하기' }).click()
  await expect(page.getByText('정산은 언제부터 되나요?')).toBeVisible()
  await expect(page.getByRole('button', { name: '재문의하기' })).toHaveCount(0)

  await answer('다음 구매 확정부터 돼요.')
  await desk.close()
  await page.goto(asked)
  await page.getByLabel('답변이 어땠나요?').selectOption('4점')
  await page.getByRole('button', { name: '평가하기' }).click()
  await expect(page.getByText('5점 만점에 4점')).toBeVisible()
  await expect(page.getByRole('button', { name: '평가하기' })).toHaveCount(0)
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })

  test('쓰던 문의에 가게를 골라 붙이고, 남의 주문은 붙지 않으며, 다른 대상으로 연 양식에는 따라오지 않는다', async ({
    page,
    origin,
  }) => {
    await signInAs(page, origin, OTHER)
    await page.goto('/cs-center/qna/form')
    await write(page, '이 가게가 궁금해요', '이 가게에서 산 물건이 설명과 달라요.')
    await page.getByRole('button', { name: '문의할 가게 찾기' }).click()
    await page.getByLabel('가게 이름').fill('느긋한')
    await page.getByRole('button', { name: '찾기', exact: true }).click()
    await page.getByRole('link', { name: '느긋한 구경꾼' }).click()
    const about = page.getByRole('region', { name: '문의 대상' })
    await expect(about).toContainText('느긋한 구경꾼')
    await expect(page.getByLabel('제목')).toHaveValue('이 가게가 궁금해요')
    await page.getByRole('button', { name: '저장하고 사진 올리기' }).click()
    await expect(about).toContainText('느긋한 구경꾼')

    const buyer = await cookieOfPerson(origin, { phone: BUYER, secondFactor: false })
    const orderSeq = await orderOf(origin, buyer, 'purchases')
    await page.goto(`/cs-center/qna/form?orderSeq=${orderSeq}`)
    await expect(page.getByText('내 주문이나 채팅방이 아니거나')).toBeVisible()
    await expect(about).toHaveCount(0)

    await page.goto('/cs-center/qna/form')
    await page.getByRole('button', { name: '문의 대상 빼기' }).click()
    await expect(about).toHaveCount(0)
    await page.getByRole('button', { name: '문의 보내기' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '이 가게가 궁금해요' })).toBeVisible()
  })
})
