import { type Refusal, refuse } from '#backend/operation/refusal.ts'

/**
 * Too many attempts; says when to try again.
 * @param message says more than the usual sentence
 */
export function limited(
  retryAfterSeconds: number,
  message = `요청이 너무 많아요. ${waitInKorean(retryAfterSeconds)} 뒤에 다시 시도해 주세요.`,
): Refusal<'LIMITED'> {
  return refuse('LIMITED', { message, data: { retryAfterSeconds } })
}

/** How long to wait, rounded up: '20초', '7분', '3시간'. */
export function waitInKorean(seconds: number): string {
  if (seconds < 60) return `${seconds}초`
  if (seconds < 3600) return `${Math.ceil(seconds / 60)}분`
  return `${Math.ceil(seconds / 3600)}시간`
}
