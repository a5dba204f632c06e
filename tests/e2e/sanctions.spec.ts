import { signInAsOperator } from './operator.ts'
import { askForCode, codeOf, enterCode, signUp } from './sign-in-steps.ts'
import { expect, test } from './test.ts'

const OPERATOR = '01000000005'
const ADMINISTRATOR = '01000000006'
const REASON = '설명에 없던 흠집이 있는 물건을 보낸 것을 확인했어요.'
const APPEAL = '흠집은 처음부터 설명과 사진에 있었어요. 다시 확인해 주세요.'
const ANSWER = '글의 기록을 다시 보니 흠집이 처음부터 적혀 있었어요.'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('제재는 결과를 보고 결정하며, 회원은 까닭을 보고 한 번 이의를 내고, 다른 운영자가 푼다', async ({
  page,
  origin,
  browser,
}) => {
  const { phone } = await signUp(page, origin)
  const { value: userSeq } = (await page.context().cookies()).find(
    ({ name }) => name === 'user_seq',
  ) ?? { value: '' }
  const member = `/operator/members/${userSeq}`
  const signInHere = async () => {
    await page.goto('/signin')
    await askForCode(page, phone)
    await enterCode(page, await codeOf(page, origin, phone))
  }
  const desk = await browser.newPage({ javaScriptEnabled: false })
  const main = desk.getByRole('main')
  await signInAsOperator(desk, origin, OPERATOR)

  await desk.goto(`${origin}${member}`)
  await main.getByRole('link', { name: '제재하기' }).click()
  await main.getByRole('combobox', { name: '어긴 규정' }).selectOption('NO_GOODS')
  await main.getByRole('radio', { name: '경고' }).check()
  await main.getByRole('textbox', { name: '까닭' }).fill(REASON)
  await main.getByRole('button', { name: '결과 확인하기' }).click()
  await expect(main.getByText('이 규정에는 쓸 수 없는 조치예요')).toBeVisible()
  await expect(main.getByRole('textbox', { name: '까닭' })).toHaveValue(REASON)
  await main.getByRole('combobox', { name: '어긴 규정' }).selectOption('FALSE_FACTS')
  await main.getByRole('radio', { name: '7일 이용 제한' }).check()
  await main.getByRole('button', { name: '결과 확인하기' }).click()
  await expect(main.getByRole('region', { name: '회원은 이렇게 읽어요' })).toContainText(REASON)
  await expect(main.getByRole('region', { name: '이렇게 돼요' })).toContainText('저절로 풀리고')
  await main.getByRole('button', { name: '고치기' }).click()
  await expect(main.getByRole('textbox', { name: '까닭' })).toHaveValue(REASON)
  await main.getByRole('button', { name: '결과 확인하기' }).click()
  await main.getByRole('button', { name: '7일 이용 제한 시작하기' }).click()
  await expect(main).toContainText('이용이 제한된 회원이에요.')

  // The next page of the member says why.
  await page.goto('/mystore')
  await expect(page).toHaveURL(/\/sanction\/\d+$/)
  await expect(page.getByRole('main')).toContainText(REASON)

  // Taken back, and decided again.
  await main.getByRole('button', { name: /7일 이용 제한 되돌리기/ }).click()
  await expect(desk).toHaveURL(`${origin}${member}`)
  await expect(main.getByRole('region', { name: '받은 제재' })).toContainText('되돌림')
  await signInHere()
  await expect(page).toHaveURL(`${origin}/`)
  await main.getByRole('link', { name: '제재하기' }).click()
  await main.getByRole('combobox', { name: '어긴 규정' }).selectOption('FALSE_FACTS')
  await main.getByRole('radio', { name: '7일 이용 제한' }).check()
  await main.getByRole('button', { name: '결과 확인하기' }).click()
  await main.getByRole('button', { name: '7일 이용 제한 시작하기' }).click()

  // The browser asks whether the session still lives.
  const session = await page.request.get('/api/session')
  expect(await session.json()).toMatchObject({ status: 'unauthenticated', statusCode: 403 })
  await page.goto('/signin')
  await page.getByRole('main').getByRole('link', { name: '까닭과 기간 보기' }).click()
  await expect(page.getByRole('main')).toContainText('7일 이용 제한')
  await page.context().clearCookies()
  await signInHere()
  await expect(page).toHaveURL(/\/sanction\/\d+$/)
  const shown = page.getByRole('main')
  await expect(shown).toContainText('두손 이용이 제한됐어요.')
  await expect(shown).toContainText('게시글 운영정책 제3조')
  await shown.getByRole('button', { name: '이의 보내기' }).click()
  await expect(shown.getByText('사실과 다른 점을 10자 이상 적어 주세요.')).toBeVisible()
  await shown.getByRole('textbox', { name: '이의 내용' }).fill(APPEAL)
  await shown.getByRole('button', { name: '이의 보내기' }).click()
  await expect(shown.getByRole('region', { name: '이의 신청' })).toContainText('검토 중')
  await expect(shown.getByRole('button', { name: '이의 보내기' })).toHaveCount(0)

  const [, sanctionSeq] = /\/sanction\/(\d+)$/.exec(page.url()) ?? []
  await desk.goto(`${origin}/operator/appeals/${sanctionSeq}`)
  await expect(main).toContainText('내가 결정한 제재의 이의는 다른 운영자가 결정해야 해요.')
  await expect(main.getByRole('button', { name: '결정 보내기' })).toHaveCount(0)
  await desk.context().clearCookies()
  await signInAsOperator(desk, origin, ADMINISTRATOR)
  await desk.goto(`${origin}/operator/appeals`)
  await main.getByRole('link', { name: sanctionSeq, exact: true }).click()
  await main.getByRole('radio', { name: /받아들이기/ }).check()
  await main.getByRole('combobox', { name: '판단' }).selectOption('NEW_EVIDENCE')
  await main.getByRole('textbox', { name: '회원에게 보낼 답변' }).fill(ANSWER)
  await main.getByRole('button', { name: '결정 보내기' }).click()
  await expect(main).toContainText('받아들임')

  await signInHere()
  await expect(page).toHaveURL(`${origin}/`)
  await page.goto('/mystore/notices')
  await shown.getByRole('link', { name: /이의를 받아들여 조치를 취소했어요/ }).click()
  await expect(page).toHaveURL(`${origin}/sanction/${sanctionSeq}`)
  await expect(shown).toContainText(ANSWER)
  await desk.close()
})
