import { describe, expect, test } from 'vitest'
import { browserCookies, uuidOf } from './browser-cookies.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** A document that stores cookies as a browser does, and the values that were written to it. */
function setUp(had: Record<string, string> = {}, secure = true) {
  const jar = new Map(Object.entries(had))
  const written: string[] = []
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(cookie: string) {
      written.push(cookie)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (cookie.includes('Max-Age=0;')) jar.delete(name)
      else jar.set(name, value)
    },
  }
  const cookies = browserCookies({
    document,
    secure,
    randomBytes: () => crypto.getRandomValues(new Uint8Array(16)),
  })
  return { cookies, jar, written }
}

describe('브라우저가 쓰는 쿠키 (SPEC.md 9장)', () => {
  test('user_seq는 30일 동안, 지우면 사라진다', () => {
    const { cookies, jar, written } = setUp({ other_user_seq: '1' })
    expect(cookies.hasUser()).toBe(false)
    cookies.rememberUser(7)
    expect(written).toEqual(['user_seq=7; Max-Age=2592000; Path=/; SameSite=Lax; Secure'])
    expect(cookies.hasUser()).toBe(true)
    cookies.forgetUser()
    expect([...jar.keys()]).toEqual(['other_user_seq'])
  })

  test('device_uuid는 730일 동안, 없을 때만 만든다', () => {
    const { cookies, jar, written } = setUp({}, false)
    cookies.ensureDevice()
    const uuid = jar.get('device_uuid') ?? ''
    expect(uuid).toMatch(UUID)
    expect(written).toEqual([`device_uuid=${uuid}; Max-Age=63072000; Path=/; SameSite=Lax`])
    cookies.ensureDevice()
    expect(jar.get('device_uuid')).toBe(uuid)
    expect(written).toHaveLength(1)
  })

  test('로그인 알림은 한 번 읽으면 지워진다', () => {
    const { cookies, jar } = setUp({ 'toast-after-login': 'has-c2a-link', a: '1' })
    expect(cookies.takeToast()).toBe('has-c2a-link')
    expect(cookies.takeToast()).toBeNull()
    expect([...jar.keys()]).toEqual(['a'])
  })

  test.each([
    ['동네가 있으면 쓰고 있는 동네부터', { my_regions: '11440101.11680101' }, '11440101'],
    ['동네가 없으면 보통 순서로', {}, undefined],
    ['끈 사람에게는 보통 순서로', { my_regions: '11440101', near_first: '0' }, undefined],
    ['우리 것이 아닌 값은 없는 것과 같다', { my_regions: '%3Cscript%3E' }, undefined],
  ])('검색은 %s', (_, had, region) => {
    expect(setUp(had).cookies.nearFirstRegion()).toBe(region)
  })

  test('모르는 알림은 보여 주지 않고 지운다', () => {
    const { cookies, jar } = setUp({ 'toast-after-login': 'toString' })
    expect(cookies.takeToast()).toBeNull()
    expect(jar.size).toBe(0)
  })

  test('UUID의 판과 변형을 지킨다', () => {
    for (const byte of [0, 127, 255]) expect(uuidOf(new Uint8Array(16).fill(byte))).toMatch(UUID)
  })
})
