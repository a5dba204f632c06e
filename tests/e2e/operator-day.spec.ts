import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { hydrated } from './idle.ts'
import { cookieOfPerson, signInAsOperator } from './operator.ts'
import { OPERATOR } from './pages.ts'
import { expect, test } from './test.ts'

const ASKER = '01000000003'
const STORE = 1002
/** Of a member that no other test needs. */
const MEMBER = 1063
/** More than any page of the desk needs. */
const MOST_TABS = 200

test.use({ viewport: { width: 1280, height: 900 } })

/** An operator without a mouse: what is used is reached by the Tab key. */
class Keys {
  constructor(readonly page: Page) {}

  async press(target: Locator) {
    await this.to(target)
    await this.page.keyboard.press('Enter')
  }

  async type(target: Locator, text: string) {
    await this.to(target)
    await this.page.keyboard.type(text)
  }

  /** A radio button, within its group by the arrows. */
  async pick(target: Locator) {
    const name = await target.getAttribute('name')
    await this.to(this.page.locator(`input[name="${name}"]`).first())
    await this.page.keyboard.press('Space')
    for (let moves = 0; moves < MOST_TABS && !(await target.isChecked()); moves += 1)
      await this.page.keyboard.press('ArrowDown')
  }

  async select(target: Locator, option: string) {
    await this.to(target)
    const chosen = target.locator('option:checked')
    for (let moves = 0; moves < MOST_TABS; moves += 1) {
      if ((await chosen.textContent())?.startsWith(option)) return
      await this.page.keyboard.press('ArrowDown')
    }
    throw new Error(`the arrows do not reach ${option}`)
  }

  async to(target: Locator) {
    await expect(target).toBeVisible()
    await hydrated(this.page)
    for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`the Tab key does not reach ${target}`)
  }
}

async function post(origin: string, path: string, form: Record<string, string>): Promise<void> {
  const cookie = await cookieOfPerson(origin, { phone: ASKER, secondFactor: false })
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, cookie },
    body: new URLSearchParams(form),
  })
  expect(answer.status).toBe(303)
}

test('운영자의 하루를 키보드만으로 한다: 문의, 신고, 제재와 되돌리기, 공지, 장부', async ({
  page,
  origin,
}) => {
  test.slow()
  const title = `정산 계좌 문의 ${Date.now() % 1e6}`
  await post(origin, '/cs-center/qna/form', {
    intent: 'send',
    formKey: randomUUID(),
    category: 'SETTLEMENT',
    title,
    text: '정산 계좌를 바꾸면 언제부터 그 계좌로 들어오나요?',
  })
  await post(origin, `/store/${STORE}/report`, { intent: 'report', reason: 'SPAM', detail: title })
  await signInAsOperator(page, origin, OPERATOR)
  const keys = new Keys(page)
  const main = page.getByRole('main')
  const menu = page.getByRole('navigation', { name: '운영 메뉴' })
  const button = (name: RegExp | string) => main.getByRole('button', { name })
  const field = (name: RegExp | string) => main.getByRole('textbox', { name })

  await test.step('the skip link leads past the header to what waits', async () => {
    await page.goto('/operator')
    await keys.press(page.getByRole('link', { name: '본문으로 건너뛰기' }))
    await keys.press(
      main.getByRole('region', { name: '기다리는 일' }).getByRole('link', { name: /^문의/ }),
    )
    await expect(page).toHaveURL(`${origin}/operator/questions`)
  })

  await test.step('a question is answered with a macro', async () => {
    await keys.press(main.getByRole('link', { name: title }))
    await keys.press(button('답변 시작'))
    const box = field(/^답변/)
    await keys.type(box, '바꾼 계좌로는 24시간 뒤부터 들어와요. ')
    await keys.press(main.getByRole('link', { name: '마무리', exact: true }))
    await expect(box).toHaveValue(/^바꾼 계좌로는.*고맙습니다\.$/s)
    await keys.press(button('답변 보내기'))
    await expect(main.getByText('답변완료').first()).toBeVisible()
  })

  await test.step('a report is closed', async () => {
    await keys.press(menu.getByRole('link', { name: /^신고/ }))
    const ofStores = main.getByRole('row').filter({ hasText: '가게' }).getByRole('link')
    await expect(ofStores.first()).toBeVisible()
    const newest = Math.max(...(await ofStores.allInnerTexts()).map(Number))
    await keys.press(main.getByRole('link', { name: String(newest), exact: true }))
    await expect(main).toContainText(title)
    await keys.select(main.getByRole('combobox', { name: '판단' }), '위반이')
    await keys.type(field('처리 내용'), '광고가 아니라 안부를 물은 말이에요.')
    await keys.press(button('기각하기'))
    await expect(button(`신고 ${newest}번 기각 되돌리기`)).toBeVisible()
  })

  await test.step('a member is warned, and the warning is taken back', async () => {
    await keys.press(menu.getByRole('link', { name: '회원', exact: true }))
    await keys.type(field('회원 찾기'), String(MEMBER))
    await page.keyboard.press('Enter')
    await keys.press(main.locator(`a[href="/operator/members/${MEMBER}"]`).first())
    await keys.press(main.getByRole('link', { name: '제재하기' }))
    await keys.select(main.getByRole('combobox', { name: '어긴 규정' }), '사실')
    await keys.pick(main.getByRole('radio', { name: '7일 이용 제한' }))
    await keys.press(button('결과 확인하기'))
    await keys.press(button('7일 이용 제한 시작하기'))
    await expect(main).toContainText('이용이 제한된 회원이에요.')
    await keys.press(button(new RegExp(`${MEMBER} 7일 이용 제한 되돌리기`)))
    await expect(main.getByRole('region', { name: '받은 제재' })).toContainText('되돌림')
  })

  await test.step('an announcement is previewed and scheduled', async () => {
    await keys.press(menu.getByRole('link', { name: '공지사항' }))
    await keys.press(main.getByRole('link', { name: '새로 쓰기' }))
    await keys.type(field(/^제목/), title)
    await keys.type(field(/^내용/), '새벽에 결제가 잠시 멈춰요.')
    // The parts of the field follow the language of the browser itself: month, day, year, hour, minute, half of the day.
    await keys.type(main.getByLabel('게시하는 때'), '01152030')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0900A')
    await expect(main.getByLabel('게시하는 때')).toHaveValue('2030-01-15T09:00')
    await keys.press(button('미리보기'))
    await expect(main.getByRole('region', { name: '미리보기' })).toContainText(title)
    await keys.press(button('저장하기'))
    await expect(main).toContainText('예약')
    const seen = await fetch(`${origin}/notice`)
    expect(await seen.text()).not.toContain(title)
  })

  await test.step('the ledger is searched', async () => {
    await keys.press(menu.getByRole('link', { name: /^장부/ }))
    await keys.select(main.getByRole('combobox', { name: '계정' }), '수수료')
    await keys.press(button('조회'))
    await expect(page).toHaveURL(/account=FEE|account=/)
  })
})
