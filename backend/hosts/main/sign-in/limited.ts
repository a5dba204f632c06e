import { type Refusal, refuse } from '../../refusal.ts'

/**
 * Too many attempts; says when it may be tried again.
 * @param besides a sentence on what else can be done
 */
export function limited(retryAfterSeconds: number, besides?: string): Refusal<'LIMITED'> {
  const again = `요청이 너무 많아요. ${inKorean(retryAfterSeconds)} 뒤에 다시 시도해 주세요.`
  return refuse('LIMITED', {
    message: besides ? `${again} ${besides}` : again,
    data: { retryAfterSeconds },
  })
}

function inKorean(seconds: number): string {
  if (seconds < 60) return `${seconds}초`
  if (seconds < 3600) return `${Math.ceil(seconds / 60)}분`
  return `${Math.ceil(seconds / 3600)}시간`
}
