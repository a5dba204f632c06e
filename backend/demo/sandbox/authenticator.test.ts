import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestSandbox, type TestSandbox } from '#tests/support/test-sandbox.ts'

/** '12345678901234567890', the secret of RFC 6238. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

let world: TestSandbox
beforeAll(async () => {
  world = await openTestSandbox()
})
afterAll(() => world.close())

const PATH = '/sandbox/authenticator'
const accounts = async () => {
  const response = await world.visit(PATH, { headers: { accept: 'application/json' } })
  return ((await response.json()) as { accounts: Record<string, unknown>[] }).accounts
}

describe('the authenticator app of the sandbox', () => {
  it('refuses what is no secret', async () => {
    for (const secret of ['', 'ABC', `${SECRET}1`, 'x'.repeat(2_000)]) {
      const response = await world.post(PATH, { secret })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('설정 키를 다시 확인해 주세요')
    }
    expect(await accounts()).toEqual([])
  })

  it('shows the codes of what it was given, once', async () => {
    const typed = SECRET.toLowerCase().replaceAll(/(.{4})/g, '$1 ')
    for (const label of ['첫째', '<b>둘째</b>'])
      expect((await world.post(PATH, { secret: typed, label })).status).toBe(303)
    const [account, ...others] = await accounts()
    expect(others).toEqual([])
    expect(account).toEqual({
      label: '<b>둘째</b>',
      secret: SECRET,
      code: expect.stringMatching(/^\d{6}$/),
      nextCode: expect.stringMatching(/^\d{6}$/),
      secondsLeft: 30,
    })
    const page = await (await world.visit(PATH)).text()
    expect(page).toContain('&lt;b&gt;둘째&lt;/b&gt;')
    expect(page).not.toContain(SECRET)
    world.wait(31)
    const [later] = await accounts()
    expect(later).toMatchObject({ code: account?.nextCode, secondsLeft: 29 })
  })
})
