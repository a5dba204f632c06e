import { expect } from '@playwright/test'
import { phonePhoto } from '#tests/support/made-files.ts'
import { openRoom, productOf, say } from './chat-rooms.ts'
import { cookieOfPerson, signInAsOperator } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { test } from './test.ts'

const OPERATOR = '01000000005'
const BUYER = '01000000002'
const SELLER = '01000000003'
const SELLER_STORE = 1003

/** A room of the buyer and the seller in which both have written. @returns its number */
async function talkedRoom(origin: string, index: number): Promise<string> {
  const cookieOf = (phone: string) => cookieOfPerson(origin, { phone, secondFactor: false })
  const room = await openRoom(
    origin,
    await cookieOf(BUYER),
    await productOf(origin, SELLER_STORE, index),
  )
  await say(origin, await cookieOf(BUYER), room, '어제 계좌로 보냈어요')
  await say(origin, await cookieOf(SELLER), room, '네, 오늘 보낼게요')
  return room.split('/').at(-1) ?? ''
}

test('신청에서 제안, 운영팀의 결정까지 사람이 하는 대로 된다', async ({ browser, origin }) => {
  test.slow()
  const open = async (phone: string) => {
    const context = await browser.newContext({ baseURL: origin })
    await signInAs(context, origin, phone)
    return context.newPage()
  }
  const roomId = await talkedRoom(origin, 3)
  const buyer = await open(BUYER)
  await buyer.goto('/member-dispute')
  await buyer.getByRole('link', { name: '분쟁 신청하기' }).click()
  await buyer.locator(`a[href="/member-dispute/form?room=${roomId}"]`).click()
  await buyer.getByRole('combobox', { name: '문제' }).selectOption('HIDDEN_DEFECT')
  await buyer.getByLabel('물건을 받은 날').fill(new Date().toISOString().slice(0, 10))
  await buyer.getByRole('button', { name: '분쟁 기준 보기' }).click()
  await expect(buyer.getByText(/근거: /)).toBeVisible()
  await buyer
    .getByLabel('무슨 일이 있었나요?')
    .fill('켜면 바로 꺼져요. 설명에는 정상이라고 했어요.')
  await buyer.getByLabel('어떻게 해결하고 싶나요?').selectOption('PART')
  await buyer.getByRole('textbox', { name: '금액' }).fill('20000')
  await buyer
    .getByLabel('증거 사진')
    .setInputFiles([
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(200, 150) },
    ])
  await buyer.getByLabel('사실만 적었고').check()
  await buyer.getByRole('button', { name: '분쟁 신청하기' }).click()
  await expect(buyer.getByText(/상대방의 답을 기다리고 있어요/)).toBeVisible()
  const { pathname } = new URL(buyer.url())

  const seller = await open(SELLER)
  await seller.goto('/member-dispute')
  await expect(seller.getByText('답할 차례').first()).toBeVisible()
  await seller.goto(pathname)
  await expect(seller.getByRole('img', { name: '신청인의 증거 사진 1' })).toBeVisible()
  await seller.getByText('다른 제안 하기').first().click()
  await seller.getByLabel('어떻게 해결할까요?').selectOption('REPAIR')
  await seller.getByRole('textbox', { name: '금액' }).fill('5000')
  await seller.getByLabel('왜 이렇게 제안하는지').fill('부품값만 드릴 수 있어요.')
  await seller.getByRole('button', { name: '다른 제안 하기' }).click()
  await expect(seller.getByText(/내 제안에 대한 답을 기다리고 있어요/)).toBeVisible()

  await buyer.reload()
  await expect(buyer.getByText('부품값만 드릴 수 있어요.')).toBeVisible()
  await buyer.getByText('운영팀에 판단 요청하기').first().click()
  await buyer.getByLabel('합의하기 어려운 이유').fill('수리비가 더 많이 들어요.')
  await buyer.getByRole('button', { name: '운영팀에 판단 요청하기' }).click()
  await expect(buyer.getByText(/양쪽의 이야기와 사진, 채팅을 확인하고 있어요/)).toBeVisible()

  const desk = await browser.newContext({ baseURL: origin })
  await signInAsOperator(desk, origin, OPERATOR)
  const operator = await desk.newPage()
  await operator.goto(`/operator/disputes/${pathname.split('/').at(-1)}`)
  await expect(operator.getByText('네, 오늘 보낼게요')).toBeVisible()
  await operator.getByRole('combobox', { name: '누가 맞나요' }).selectOption('BOTH')
  await operator.getByRole('combobox', { name: '판단' }).selectOption('AS_DESCRIBED')
  await operator.getByRole('combobox', { name: '결정' }).selectOption('PART')
  await operator
    .getByRole('textbox', { name: '이유' })
    .fill('받은 날 알린 하자라서 일부 환불을 권해요.')
  await operator.getByRole('button', { name: '결정 보내기' }).click()
  await expect(operator.getByText('결정에 맞는 판단을 골라 주세요.')).toBeVisible()
  await operator.getByRole('combobox', { name: '판단' }).selectOption('BOTH_AT_FAULT')
  await operator.getByRole('button', { name: '결정 보내기' }).click()
  await expect(operator.getByText('금액을 1원 이상으로 적어 주세요.')).toBeVisible()
  await operator.getByRole('textbox', { name: '금액' }).fill('12000')
  await operator.getByRole('button', { name: '결정 보내기' }).click()
  await expect(operator.getByText('조정 신청 자료 ZIP 받기')).toBeVisible()

  for (const page of [buyer, seller]) {
    await page.goto(pathname)
    await expect(page.getByText('받은 날 알린 하자라서')).toBeVisible()
    await expect(page.getByText('양쪽 모두 책임이 있음')).toBeVisible()
    await page.getByRole('button', { name: '결정 받아들이기' }).click()
    await expect(page.getByRole('button', { name: '결정 받아들이기' })).toBeHidden()
  }
  await expect(seller.getByText('합의한 대로 이행하고 확인해 주세요.')).toBeVisible()
  for (const page of [buyer, operator, seller]) await page.context().close()
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })
  test('기준을 보고 신청하고, 잘못 적으면 적은 것을 남기고, 취하한다', async ({ page, origin }) => {
    const roomId = await talkedRoom(origin, 4)
    await signInAs(page, origin, BUYER)
    await page.goto(`/member-dispute/form?room=${roomId}`)
    await page.getByLabel('거래 방법').selectOption('DIRECT')
    await page.getByRole('combobox', { name: '문제' }).selectOption('NOT_DELIVERED')
    await page.getByRole('button', { name: '분쟁 기준 보기' }).click()
    await expect(page.getByText('전액 환불이 원칙이에요.')).toBeVisible()
    const story = page.getByLabel('무슨 일이 있었나요?')
    await story.fill('돈을 보냈는데 만나기로 한 곳에 오지 않았어요.')
    await page.getByRole('button', { name: '분쟁 신청하기' }).click()
    await expect(page.getByText('바라는 해결 방법을 골라 주세요.').first()).toBeVisible()
    await expect(story).toHaveValue('돈을 보냈는데 만나기로 한 곳에 오지 않았어요.')
    await page.getByLabel('어떻게 해결하고 싶나요?').selectOption('REFUND')
    await page.getByRole('textbox', { name: '금액' }).fill('3만')
    await page.getByLabel('사실만 적었고').check()
    await page.getByRole('button', { name: '분쟁 신청하기' }).click()
    await expect(page.getByText('전액 환불 30,000원').first()).toBeVisible()
    await page.getByText('분쟁 취하하기').first().click()
    await page.getByRole('button', { name: '분쟁 취하하기' }).click()
    await expect(page.getByText('내가 분쟁을 취하했어요.')).toBeVisible()
  })
})
