import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSolapiSender } from '#backend/integrations/sms/solapi.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { openTestSandbox, type TestSandbox } from '#tests/support/test-sandbox.ts'

let world: TestSandbox
beforeAll(async () => {
  world = await openTestSandbox()
})
beforeEach(async () => {
  await world.kysely.deleteFrom('sandbox_item').where('kind', '!=', 'secrets').execute()
})
afterAll(() => world.close())

const PHONE = '01012345678'
const send = (text: string, phoneNo = PHONE) => world.integrations.sms.send({ phoneNo, text })

describe('sandbox texts', () => {
  it('shows what was sent, newest first, to each number its own', async () => {
    await send('첫째')
    world.wait(60)
    await send('둘째')
    await send('남의 것', '01087654321')
    const texts = await world.texts(PHONE)
    expect(texts.map(({ phone, text }) => [phone, text])).toEqual([
      [PHONE, '둘째'],
      [PHONE, '첫째'],
    ])
    expect(Date.parse(texts[0]?.sentAt ?? '') - Date.parse(texts[1]?.sentAt ?? '')).toBe(60_000)
  })

  it('shows the newest of all numbers on a page', async () => {
    await send('<b>첫째</b>')
    await send('둘째', '01087654321')
    const response = await world.visit('/sandbox/sms')
    const page = await response.text()
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(page).toContain('&lt;b&gt;첫째&lt;/b&gt;')
    expect(page.indexOf('둘째')).toBeLessThan(page.indexOf('첫째'))
  })

  it('takes a number as people write it', async () => {
    await send('첫째')
    expect(await world.texts('010-1234-5678')).toHaveLength(1)
  })

  it.each(['0101234', 'abc', '01012345678\0'])(
    'says what is wrong with the number %j',
    async (phone) => {
      const path = `/sandbox/sms?${new URLSearchParams({ phone })}`
      const page = await world.visit(path)
      expect(page.status).toBe(400)
      expect(await page.text()).toContain('휴대폰 번호를 숫자로 다시 확인해 주세요')
      expect((await world.visit(path, { headers: { accept: 'application/json' } })).status).toBe(
        400,
      )
    },
  )

  it('forgets after a week', async () => {
    await send('오래된 것')
    world.wait(8 * 86_400)
    await send('새것')
    expect((await world.texts(PHONE)).map(({ text }) => text)).toEqual(['새것'])
  })

  it('remembers across a restart', async () => {
    await send('첫째')
    const { integrations } = await world.reopen()
    await integrations.sms.send({ phoneNo: PHONE, text: '둘째' })
    expect((await world.texts(PHONE)).map(({ text }) => text)).toEqual(['둘째', '첫째'])
  })

  it.each([
    ['secret', { apiSecret: 'wrong' }, 'SignatureDoesNotMatch'],
    ['key', { apiKey: 'wrong' }, 'InvalidAPIKey'],
    ['sender', { sender: '0212345678' }, 'NotAllowedSender'],
  ])('refuses a wrong %s', async (_, wrong, code) => {
    const sender = createSolapiSender({
      settings: { ...world.settings.sms, ...wrong },
      fetch: world.social.fetch,
      now: world.now,
    })
    await expect(sender.send({ phoneNo: PHONE, text: 'x' })).rejects.toThrow(code)
    expect(await world.texts(PHONE)).toEqual([])
  })

  it.each([-16, 16])('refuses a signature of %i minutes away', async (minutes) => {
    const sender = createSolapiSender({
      settings: world.settings.sms,
      fetch: world.social.fetch,
      now: () => new Date(world.now().getTime() + minutes * 60_000),
    })
    await expect(sender.send({ phoneNo: PHONE, text: 'x' })).rejects.toThrow('RequestTimeTooSkewed')
  })

  it('refuses what is not signed at all', async () => {
    const body = JSON.stringify({ message: { to: PHONE, from: '15990000', text: 'x' } })
    const response = await world.visit('/sandbox/sms/messages/v4/send', { method: 'POST', body })
    expect(response.status).toBe(401)
    expect(await world.texts(PHONE)).toEqual([])
  })

  it('refuses a number that is none', async () => {
    await expect(send('x', '02123')).rejects.toBeInstanceOf(IntegrationError)
  })
})
