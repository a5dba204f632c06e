import { expect, it } from 'vitest'
import type { HostFetch } from '#app/services/client.server.ts'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { EVIDENCE_KEY_PATH } from '#contracts/order-evidence-constants.ts'
import { sessionFixture } from '#tests/support/session-fixture.ts'

it('증거 모음의 공개키는 누구나 받는다', async () => {
  const host: HostFetch = async () => Response.json({ pem: '-----BEGIN PUBLIC KEY-----' })
  const hosts = Object.fromEntries(HOST_NAMES.map((name) => [name, host])) as Record<
    HostName,
    HostFetch
  >
  const web = sessionFixture({ routes: { '/': { default: () => null } }, hosts }).open()
  const response = await web.fetch(new Request(`http://localhost:3000${EVIDENCE_KEY_PATH}`))
  expect([response.status, await response.text()]).toEqual([200, '-----BEGIN PUBLIC KEY-----'])
  expect(response.headers.get('cache-control')).toContain('public')
})
