import { describe, expect, it } from 'vitest'
import type { HostFetch } from '#app/services/client.server.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { LONGEST_PAYMENT_NOTICE } from '#contracts/payment.ts'
import { PAYMENT_NOTICE_HEADER, PAYMENT_NOTICE_PATH } from '#contracts/payment-constants.ts'
import { sessionFixture } from '#tests/support/session-fixture.ts'

const NOTICE = '{"eventType":"PAYMENT_STATUS_CHANGED"}'

/** A web server whose hosts all answer alike, and what they were sent. */
function open(answer: () => Response | Promise<Response> = () => Response.json({})) {
  const sent: { path: string; body: unknown }[] = []
  const host: HostFetch = async (request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() })
    return answer()
  }
  const hosts = Object.fromEntries(HOST_NAMES.map((name) => [name, host])) as Record<
    HostName,
    HostFetch
  >
  const web = sessionFixture({ routes: { '/': { default: () => null } }, hosts }).open()
  const post = (init: RequestInit = {}, path = PAYMENT_NOTICE_PATH) =>
    web.fetch(
      new Request(`http://localhost:3000${path}`, { method: 'POST', body: NOTICE, ...init }),
    )
  return { sent, post }
}

const refused = (code: string, status: number) => () =>
  Response.json({ defined: true, code, status, message: 'no' }, { status })

describe('알림을 받는 주소', () => {
  it('은 다른 곳에서 보내도 받고, 저장되면 200이다', async () => {
    const { sent, post } = open()
    const response = await post({
      headers: {
        origin: 'https://api.tosspayments.com',
        'sec-fetch-site': 'cross-site',
        [PAYMENT_NOTICE_HEADER]: 'transmission-1',
      },
    })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(sent).toEqual([
      {
        path: '/v1/payment-notices',
        body: { transmissionId: 'transmission-1', body: NOTICE },
      },
    ])
  })

  it('만 그렇다', async () => {
    const { sent, post } = open()
    const headers = { origin: 'https://api.tosspayments.com' }
    for (const path of [`${PAYMENT_NOTICE_PATH}/`, `${PAYMENT_NOTICE_PATH}/x`, '/webhooks', '/'])
      expect((await post({ headers }, path)).status).toBe(403)
    expect((await post({ headers, method: 'PUT' })).status).toBe(403)
    expect(sent).toEqual([])
  })

  it.each([
    ['FORGED', 400],
    ['NOT_FOUND', 404],
    ['LIMITED', 429],
    ['NOT_CONFIRMED', 503],
  ])('은 %s이면 %s이다', async (code, status) => {
    const response = await open(refused(code, status)).post()
    expect([response.status, await response.text()]).toEqual([status, ''])
  })

  it('은 우리 쪽이 고장이면 다시 보내게 한다', async () => {
    const { post } = open(() => {
      throw new TypeError('fetch failed')
    })
    expect((await post()).status).toBeGreaterThanOrEqual(500)
  })

  it('은 너무 긴 것을 읽지 않는다', async () => {
    const { sent, post } = open()
    expect((await post({ body: 'x'.repeat(LONGEST_PAYMENT_NOTICE + 1) })).status).toBe(413)
    expect(sent).toEqual([])
  })
})
