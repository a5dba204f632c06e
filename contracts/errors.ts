/**
 * The error catalogue (SPEC.md section 8): codes for other programs, and the message for the user.
 * A host answers an expected refusal with one of these; every other error becomes `GENERIC`.
 */
export const ERROR_CATALOGUE = {
  GENERIC: { code: -1, status: 500, message: '문제가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
  FORCED_LOGOUT: {
    code: 400001,
    status: 401,
    message: '로그인 정보가 만료되었습니다. 다시 로그인해 주세요.',
  },
  UNAUTHORIZED: { code: 401, status: 401, message: '로그인이 필요합니다.' },
  FORBIDDEN: { code: 403, status: 403, message: '접근할 수 없는 페이지입니다.' },
  /** An operator has to pass the second factor first. */
  SECOND_FACTOR_NEEDED: {
    code: 403001,
    status: 403,
    message: '2단계 인증을 한 뒤 이용할 수 있어요.',
  },
  /** The call needs a duty that the operator does not have; the host says which. */
  DUTY_NEEDED: { code: 403002, status: 403, message: '담당하는 운영자만 이용할 수 있어요.' },
  BAD_REQUEST: { code: 400, status: 400, message: '요청한 내용을 다시 확인해 주세요.' },
  NOT_FOUND: { code: 404, status: 404, message: '찾으시는 페이지가 없거나 삭제되었습니다.' },
  /** The host answers, but its database is unavailable; a retry after a moment helps. */
  UNAVAILABLE: {
    code: -1,
    status: 503,
    message: '문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
  TIMEOUT: {
    code: -1,
    status: 504,
    message: '문제가 발생했습니다. 잠시 후 다시 시도해 주세요.',
  },
} as const

/** When to retry after a 503 (seconds): a restart of the database takes about as long. */
export const RETRY_AFTER_SECONDS = 5

export type ErrorName = keyof typeof ERROR_CATALOGUE

/** Error texts that are not faults and are not reported (SPEC.md section 8). */
export const IGNORED_ERROR_TEXTS = ['no ads list', 'no product list'] as const
