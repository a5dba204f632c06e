import { paths } from '#app/paths.ts'
import { DEMO_ADMINISTRATOR, DEMO_SUPPORTER } from '#backend/demo/seed/demo-facts.ts'
import { cookieOfPerson, signInAsOperator } from './operator.ts'
import { expect, test } from './test.ts'

const SECTIONS_OF_SUPPORT = ['홈', '회원', '문의', '자주 쓰는 답변', '행동 통계', '2단계 인증']

test('문의 담당은 문의만 보고, 관리자가 맡기면 다시 로그인하지 않아도 열린다', async ({
  page,
  browser,
  origin,
}) => {
  await signInAsOperator(page, origin, DEMO_SUPPORTER.phone)
  await page.goto(paths.operator())
  await expect(page.getByText('담당: 문의', { exact: true })).toBeVisible()
  const sections = page.getByRole('navigation', { name: '운영 메뉴' }).getByRole('link')
  await expect(sections).toHaveText(SECTIONS_OF_SUPPORT.map((name) => new RegExp(`^${name}`)))

  const refused = await page.goto(paths.operatorOrders())
  expect(refused?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: '담당하는 운영자만 볼 수 있어요' })).toBeVisible()
  await expect(page.getByText('주문·분쟁 담당 운영자만 이용할 수 있어요.')).toBeVisible()
  await expect(sections.first()).toBeVisible()
  // What they would do there is refused too.
  const cookie = await cookieOfPerson(origin, { phone: DEMO_SUPPORTER.phone, secondFactor: true })
  const posted = await fetch(`${origin}${paths.operatorMemberStep(1002, 'sign-out')}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'SIGN_OUT', reason: '담당이 아닌 조치' }),
  })
  expect(posted.status).toBe(403)

  const desk = await browser.newContext()
  try {
    await signInAsOperator(desk, origin, DEMO_ADMINISTRATOR.phone)
    const administrator = await desk.newPage()
    await administrator.goto(`${origin}${paths.operators()}`)
    await administrator
      .getByRole('link', { name: `${DEMO_SUPPORTER.storeName} 담당 바꾸기` })
      .click()
    await administrator.getByRole('checkbox', { name: '주문·분쟁' }).check()
    await administrator.getByRole('button', { name: '저장' }).click()
    await expect(administrator.getByText('사유를 2자 이상')).toBeVisible()
    await expect(administrator.getByRole('checkbox', { name: '주문·분쟁' })).toBeChecked()
    await administrator.getByLabel('사유').fill('주문 담당이 휴가를 감')
    await administrator.getByRole('button', { name: '저장' }).click()
    await expect(administrator.getByText('담당을 바꿨어요.')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/담당하는 운영자만/)
    await expect(sections.filter({ hasText: '주문' })).toBeVisible()

    await administrator
      .getByRole('link', { name: `${DEMO_SUPPORTER.storeName} 담당 바꾸기` })
      .click()
    await administrator.getByRole('checkbox', { name: '주문·분쟁' }).uncheck()
    await administrator.getByLabel('사유').fill('휴가에서 돌아옴')
    await administrator.getByRole('button', { name: '저장' }).click()
    // The message of the first change may still be there.
    await expect(administrator).toHaveURL(`${origin}${paths.operators()}`)
    await expect(administrator.getByText('담당을 바꿨어요.')).toBeVisible()
    expect((await page.reload())?.status()).toBe(403)
    await page.getByRole('link', { name: '운영 홈으로 가기' }).click()
    await expect(page.getByText('담당: 문의', { exact: true })).toBeVisible()
  } finally {
    await desk.close()
  }
})

test('빈 양식도 담당하는 운영자만 연다', async ({ origin }) => {
  const statusFor = async (phone: string, path: string) => {
    const cookie = await cookieOfPerson(origin, { phone, secondFactor: true })
    return (await fetch(`${origin}${path}`, { headers: { cookie } })).status
  }
  const ofContents = [
    paths.operatorAnnouncement('new'),
    paths.operatorBanner('new'),
    paths.operatorContentForm(),
    paths.operatorEvent('new'),
    paths.operatorExhibition('new'),
    paths.operatorFaqEntry('new'),
    paths.operatorSearchWord('new'),
    paths.operatorNewPolicy('TERMS'),
    paths.operatorNewOrderTerms(),
  ]
  for (const path of ofContents) {
    expect(await statusFor(DEMO_SUPPORTER.phone, path), path).toBe(403)
    expect(await statusFor(DEMO_ADMINISTRATOR.phone, path), path).toBe(200)
  }
  expect(await statusFor(DEMO_SUPPORTER.phone, paths.operatorMacro('new'))).toBe(200)
})
