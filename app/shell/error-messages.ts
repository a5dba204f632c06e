import { ERROR_CATALOGUE } from '#contracts/errors.ts'

/** The message of a page that could not be shown. */
export interface ErrorMessage {
  status: number
  title: string
  text: string
  /** At the operators' desk, for an operator with another duty. */
  isDesk?: true
}

/** For a request of script without a connection: it is not an error of ours, and has no response. */
export const NO_CONNECTION: ErrorMessage = {
  status: 503,
  title: '두손에 연결하지 못했어요',
  text: '인터넷 연결이 끊겼거나 불안정해요. 와이파이나 모바일 데이터가 켜져 있는지 확인한 뒤 다시 시도해 주세요.',
}

const HANGUL = /[가-힣]/

/**
 * The message for a status (SPEC.md section 8). A loader may give its own sentence as the body of a 404 or 410;
 * bodies that are not Korean sentences are not meant for users.
 */
export function errorMessage(status: number, body?: unknown): ErrorMessage {
  const own = typeof body === 'string' && HANGUL.test(body) ? body : undefined
  if (status === 404)
    return {
      status,
      title: '페이지를 찾을 수 없습니다',
      text: own ?? ERROR_CATALOGUE.NOT_FOUND.message,
    }
  if (status === 410)
    return {
      status,
      title: '더 이상 볼 수 없습니다',
      text: own ?? ERROR_CATALOGUE.NOT_FOUND.message,
    }
  if (status === 401)
    return { status, title: '로그인이 필요합니다', text: ERROR_CATALOGUE.UNAUTHORIZED.message }
  if (status === 403 && own)
    return { status, title: '담당하는 운영자만 볼 수 있어요', text: own, isDesk: true }
  if (status >= 400 && status < 500)
    return {
      status,
      title: '요청을 처리하지 못했습니다',
      text: ERROR_CATALOGUE.BAD_REQUEST.message,
    }
  return { status, title: '페이지를 열지 못했습니다', text: ERROR_CATALOGUE.GENERIC.message }
}
