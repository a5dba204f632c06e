import { describe, expect, it } from 'vitest'
import { COMPANY } from '#app/brand.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { browser, sessionFixture } from '#tests/support/session-fixture.ts'
import { securityText } from './security-text.ts'

const PATH = '/.well-known/security.txt'

async function request(publicOrigin: string) {
  const response = await browser(sessionFixture({ routes: {}, publicOrigin })).send(PATH)
  const lines = (await response.text()).trimEnd().split('\n')
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}: `)).map((line) => line.slice(name.length + 2))
  return { response, lines, valuesOf }
}

describe('security.txt (RFC 9116)', () => {
  it('says who accepts reports, in which languages, and under which rules', async () => {
    const { response, valuesOf } = await request('https://duson.example')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    expect(valuesOf('Contact')).toEqual([`mailto:${COMPANY.email}`])
    expect(valuesOf('Preferred-Languages')).toEqual(['ko, en'])
    expect(valuesOf('Canonical')).toEqual([`https://duson.example${PATH}`])
    expect(valuesOf('Policy')).toEqual(['https://duson.example/.well-known/security-policy.txt'])
  })

  it('expires once, in the future and within a year', async () => {
    const { valuesOf } = await request('https://duson.example')
    const [expires = '', ...more] = valuesOf('Expires')
    expect(more).toEqual([])
    const days = (new Date(expires).getTime() - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('is the same for all clients on one day', () => {
    const at = (time: string) => securityText('https://duson.example', new Date(time))
    expect(at('2026-11-21T00:00:01Z')).toBe(at('2026-11-21T23:59:59Z'))
    expect(at('2026-11-21T12:00:00Z')).toContain('\nExpires: 2027-05-20T00:00:00.000Z\n')
  })

  it('names no web address without TLS, as the standard allows none', async () => {
    const { response, lines, valuesOf } = await request('http://localhost:3000')
    expect(response.status).toBe(200)
    expect(valuesOf('Contact')).toHaveLength(1)
    expect(valuesOf('Expires')).toHaveLength(1)
    expect(lines.join('\n')).not.toContain('http:')
  })

  it('links to a policy that is readable, in Korean and English', async () => {
    const fixture = sessionFixture({ routes: {}, publicOrigin: 'https://duson.example' })
    const response = await browser(fixture).send('/.well-known/security-policy.txt')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    const text = await response.text()
    expect(text).toContain(COMPANY.email)
    expect(text).toContain('보안 문제')
    expect(text).toContain('security problem')
  })
})
