import { expect, type Page } from '@playwright/test'
import { phonePhoto } from '#tests/support/made-files.ts'
import { signInAsOperator } from './operator.ts'
import { signInAs } from './sign-in-as.ts'
import { test } from './test.ts'

const OPERATOR = '01000000005'
const ACCUSED = '01000000003'
const REPORTER = '01000000002'

const lookUp = async (page: Page, text: string) => {
  await page.goto('/fraud')
  await page.getByLabel('전화번호, 계좌번호').fill(text)
  await page.getByRole('button', { name: '조회하기' }).click()
}

test('번호는 주소에 남지 않고, 어떻게 적어도 같은 결과를 보여 준다', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`))
  await lookUp(page, '공일공 0000 구공공일')
  await expect(page).toHaveURL(/\/fraud\/result\?key=[\w-]{20,}$/)
  await expect(page.getByRole('heading', { name: '010-****-9001' })).toBeVisible()
  await expect(page.getByText(/피해사례가 \d+건 등록되어 있어요/)).toBeVisible()
  await lookUp(page, '+82 10-5555-1212')
  await expect(page.getByText('등록된 피해사례가 없어요')).toBeVisible()
  await expect(page.getByText('기록이 없다고 안전한 것은 아니에요')).toBeVisible()
  expect(addresses.filter((address) => /9001|5555|1212|구공/.test(decodeURI(address)))).toEqual([])
})

test('읽을 수 없는 번호는 그 자리에서 이유를 말하고 적은 것을 남긴다', async ({ page }) => {
  await lookUp(page, '12345')
  await expect(page.getByText('번호가 너무 짧아요.')).toBeVisible()
  await expect(page.getByLabel('전화번호, 계좌번호')).toHaveValue('12345')
  await page.goto('/fraud/result?key=nothing')
  await expect(page.getByText('조회 결과를 볼 수 있는 시간이 지났어요')).toBeVisible()
})

test('신고에서 게시, 이의, 결정까지 사람이 하는 대로 된다', async ({ browser, origin }) => {
  test.slow()
  const open = async (phone: string) => {
    const context = await browser.newContext({ baseURL: origin })
    await signInAs(context, origin, phone)
    return context.newPage()
  }
  const reporter = await open(REPORTER)
  await reporter.goto('/damage-report')
  await reporter.getByRole('button', { name: '새 피해사례 등록하기' }).click()
  await reporter.getByLabel('전화번호').fill(ACCUSED)
  await reporter.getByRole('button', { name: '저장하고 다음으로' }).click()
  await reporter.getByLabel('피해 방법').selectOption('NOT_SENT')
  await reporter.getByLabel('피해 금액').fill('320000')
  await reporter.getByLabel('돈이나 물건을 보낸 날').fill(new Date().toISOString().slice(0, 10))
  await reporter.getByRole('button', { name: '저장하고 다음으로' }).click()
  await reporter
    .getByLabel('무슨 일이 있었나요?')
    .fill('입금한 뒤 사흘이 지나도록 물건을 보내지 않고 연락이 되지 않아요.')
  await reporter.getByRole('button', { name: '저장하고 다음으로' }).click()
  await reporter.getByLabel('사진 고르기').setInputFiles([
    { name: 'talk.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(200, 150) },
    { name: 'virus.exe', mimeType: 'image/jpeg', buffer: Buffer.from('MZ a program') },
  ])
  await reporter.getByRole('button', { name: '사진 올리기' }).click()
  await expect(reporter.getByText('virus.exe: 사진이 아닌 파일이에요.')).toBeVisible()
  await expect(reporter.getByRole('img', { name: '증거 자료 1' })).toBeVisible()
  await reporter.getByRole('link', { name: '다음으로' }).click()
  await reporter.getByLabel('사실만 적었고').check()
  await reporter.getByRole('button', { name: '피해사례 보내기' }).click()
  await expect(reporter.getByText('운영팀이 곧 확인을 시작해요.')).toBeVisible()
  const reportSeq = /\/damage-report\/(\d+)/.exec(reporter.url())?.[1] ?? ''

  const desk = await browser.newContext({ baseURL: origin })
  await signInAsOperator(desk, origin, OPERATOR)
  const operator = await desk.newPage()
  const decide = async (name: string, { why, note }: { why?: string; note?: string } = {}) => {
    await operator.goto(`/operator/damage-reports/${reportSeq}`)
    if (why) await operator.getByRole('combobox', { name: '판단' }).selectOption({ label: why })
    if (note) await operator.getByRole('textbox', { name: '이유' }).fill(note)
    await operator.getByRole('button', { name, exact: true }).click()
  }
  await decide('검토 시작')
  await expect(operator.getByRole('button', { name: '게시하기', exact: true })).toBeVisible()
  await expect(operator.getByRole('img', { name: '증거 자료 1' })).toBeVisible()
  await decide('게시하기', { why: '내용이나 번호가 분명하지 않음' })
  await expect(operator.getByText('결정에 맞는 판단을 골라 주세요.')).toBeVisible()
  await decide('반려하기', { why: '확인할 근거가 부족함', note: '송금한 기록이 보이지 않아요.' })
  const undo = operator.getByRole('button', {
    name: `피해사례 ${reportSeq}번 반려하기 되돌리기`,
    exact: true,
  })
  await expect(undo).toBeVisible()
  await reporter.goto(`/damage-report/${reportSeq}`)
  await expect(reporter.getByText('확인할 근거가 부족함')).toBeVisible()
  await undo.click()
  await expect(operator.getByText('되돌렸어요. 모두 결정하기 전과 같아요.')).toBeVisible()
  await reporter.reload()
  await expect(reporter.getByText('운영팀이 내용과 증거를 확인하고 있어요.')).toBeVisible()
  await expect(reporter.getByText('확인할 근거가 부족함')).toBeHidden()
  await decide('게시하기', { why: '송금 기록으로 확인됨' })
  await expect(operator.getByRole('button', { name: '게시하기', exact: true })).toBeHidden()

  const accused = await open(ACCUSED)
  await lookUp(accused, ACCUSED)
  await expect(accused.getByText('피해사례가 1건 등록되어 있어요')).toBeVisible()
  await accused.goto(`/damage-report/${reportSeq}/objection`)
  await accused.getByLabel('무엇이 사실과 다른가요?').fill('짧음')
  await accused.getByRole('button', { name: '이의 내기' }).click()
  await expect(accused.getByText('20자 이상 적어 주세요.').first()).toBeVisible()
  await accused
    .getByLabel('무엇이 사실과 다른가요?')
    .fill('물건은 이미 보냈고 송장 번호도 있어요. 대화를 확인해 주세요.')
  await accused.getByRole('button', { name: '이의 내기' }).click()
  await expect(accused.getByText('이의를 확인하고 있어요.')).toBeVisible()
  await lookUp(accused, ACCUSED)
  await expect(accused.getByText('등록된 피해사례가 없어요')).toBeVisible()

  await decide('이의 받아들이기', { why: '돈을 돌려준 것이 확인됨' })
  await expect(operator.getByText('이유를 적어 주세요.')).toBeVisible()
  await decide('이의 받아들이기', {
    why: '돈을 돌려준 것이 확인됨',
    note: '송장 번호로 보낸 것을 확인했어요.',
  })
  await expect(operator.getByRole('button', { name: '이의 받아들이기', exact: true })).toBeHidden()
  await reporter.goto(`/damage-report/${reportSeq}`)
  await expect(reporter.getByText('송장 번호로 보낸 것을 확인했어요.')).toBeVisible()
  for (const page of [reporter, operator, accused]) await page.context().close()
})

test.describe('스크립트 없이', () => {
  test.use({ javaScriptEnabled: false })
  test('조회하고, 잘못 적은 단계는 적은 것을 남긴다', async ({ page, origin }) => {
    await lookUp(page, '010-0000-9001')
    await expect(page.getByText(/피해사례가 \d+건 등록되어 있어요/)).toBeVisible()
    await signInAs(page, origin, '01000000004')
    await page.goto('/damage-report')
    await page.getByRole('button', { name: '새 피해사례 등록하기' }).click()
    await page.getByLabel('계좌번호').fill('110-123-456789')
    await page.getByLabel('이메일').fill('seller@example.com')
    await page.getByRole('button', { name: '저장하고 다음으로' }).click()
    await expect(page.getByText('은행을 골라 주세요.')).toBeVisible()
    await expect(page.getByLabel('이메일')).toHaveValue('seller@example.com')
    await page.getByText('쓰던 내용 지우기').click()
    await page.getByRole('button', { name: '지우기', exact: true }).click()
    await expect(page.getByRole('heading', { name: '내가 등록한 피해사례' })).toBeHidden()
  })
})
