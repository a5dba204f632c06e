import { describe, expect, test } from 'vitest'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { Session } from '#contracts/session.ts'
import { type SessionStep, sessionStep } from './session-machine.ts'

const ANONYMOUS: Session = {
  status: 'unauthenticated',
  accessToken: null,
  accessTokenExpires: null,
  userSeq: null,
  role: null,
  statusCode: null,
  errorMessage: null,
  error: null,
}
const SIGNED_IN: Session = {
  ...ANONYMOUS,
  status: 'authenticated',
  accessToken: 'token',
  accessTokenExpires: 1_800_000_000,
  userSeq: 7,
  role: 'USER',
}
const LOGIN = {
  kind: 'LOGIN',
  userSeq: 7,
  role: 'USER',
  accessToken: 'token',
  accessTokenExpires: 1_800_000_000,
} as const

const CASES: [name: string, session: Session, shown: number | null, step: SessionStep][] = [
  ['토큰이 있으면 로그인', SIGNED_IN, 7, { ...LOGIN, hasViewerChanged: false }],
  [
    '로그인했는데 화면은 비로그인이면 새로 그린다',
    SIGNED_IN,
    null,
    { ...LOGIN, hasViewerChanged: true },
  ],
  ['다른 사람이 로그인했으면 새로 그린다', SIGNED_IN, 8, { ...LOGIN, hasViewerChanged: true }],
  ['토큰 없는 로그인은 아직 모르는 것', { ...SIGNED_IN, accessToken: null }, 7, { kind: 'WAIT' }],
  ['불러오는 중이면 그대로 둔다', { ...ANONYMOUS, status: 'loading' }, 7, { kind: 'WAIT' }],
  [
    '400001이면 문구가 있어도 강제 로그아웃',
    { ...ANONYMOUS, statusCode: 400001, errorMessage: '다시 로그인해 주세요.' },
    7,
    { kind: 'LOGOUT', hasViewerChanged: true },
  ],
  [
    '401과 문구면 모달',
    { ...ANONYMOUS, statusCode: 401, errorMessage: '로그인이 필요합니다.' },
    7,
    { kind: 'MODAL', message: '로그인이 필요합니다.', hasViewerChanged: true },
  ],
  [
    '상태 코드 없이 문구만 있으면 모달',
    { ...ANONYMOUS, errorMessage: '로그인이 필요합니다.' },
    null,
    { kind: 'MODAL', message: '로그인이 필요합니다.', hasViewerChanged: false },
  ],
  [
    '다른 상태 코드와 문구면 토스트',
    { ...ANONYMOUS, statusCode: 403, errorMessage: '이용이 제한된 계정이에요.' },
    7,
    { kind: 'TOAST', message: '이용이 제한된 계정이에요.', hasViewerChanged: true },
  ],
  [
    '문구 없는 상태 코드는 그냥 비로그인',
    { ...ANONYMOUS, statusCode: 401 },
    7,
    { kind: 'PLAIN', hasViewerChanged: true },
  ],
  ['그냥 비로그인', ANONYMOUS, 7, { kind: 'PLAIN', hasViewerChanged: true }],
  [
    '비로그인 화면의 비로그인은 새 소식이 아니다',
    ANONYMOUS,
    null,
    { kind: 'PLAIN', hasViewerChanged: false },
  ],
  [
    '세션 오류는 로그인 화면으로',
    { ...ANONYMOUS, error: 'RefreshAccessTokenError', errorMessage: '다시 로그인해 주세요.' },
    7,
    { kind: 'ERROR', message: '다시 로그인해 주세요.', hasViewerChanged: true },
  ],
  [
    '로그인 상태에 오류가 실려 와도 로그인 화면으로, 문구가 없으면 기본 문구',
    { ...SIGNED_IN, error: 'RefreshAccessTokenError' },
    7,
    { kind: 'ERROR', message: ERROR_CATALOGUE.FORCED_LOGOUT.message, hasViewerChanged: true },
  ],
]

describe('세션에 따라 할 일 (SPEC.md 4장)', () => {
  test.each(CASES)('%s', (_name, session, shown, step) => {
    expect(sessionStep(session, shown)).toEqual(step)
  })
})
