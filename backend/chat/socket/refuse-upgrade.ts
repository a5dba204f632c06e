import type { Duplex } from 'node:stream'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/** The reasons for not opening a socket, by code, with the response to the upgrade. */
const UPGRADE_REFUSALS = {
  TOKEN_MISSING: { status: 401, message: '로그인이 필요해요. 주소에 토큰을 함께 보내 주세요.' },
  TOKEN_REFUSED: { status: 401, message: '로그인 정보를 확인할 수 없어요. 다시 로그인해 주세요.' },
  OS_TYPE_MISSING: { status: 400, message: '주소에 osType을 함께 보내 주세요.' },
  TOO_MANY: { status: 429, message: '연결을 너무 자주 시도했어요. 잠시 후 다시 시도해 주세요.' },
  GOING_AWAY: { status: 503, message: '서버를 다시 시작하고 있어요. 잠시 후 다시 시도해 주세요.' },
  GENERIC: { status: 503, message: ERROR_CATALOGUE.GENERIC.message },
} as const
export type UpgradeRefusal = keyof typeof UPGRADE_REFUSALS

const STATUS_TEXT = {
  400: 'Bad Request',
  401: 'Unauthorized',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const

/** Ends an upgrade with a JSON response that names the reason. */
export function refuseUpgrade(socket: Duplex, code: UpgradeRefusal): void {
  const { status, message } = UPGRADE_REFUSALS[code]
  const body = JSON.stringify({ code, status, message })
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_TEXT[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...(status === 429 || status === 503 ? ['Retry-After: 5'] : []),
      '',
      body,
    ].join('\r\n'),
  )
}
