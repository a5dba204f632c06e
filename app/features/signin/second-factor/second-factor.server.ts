import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import type { PassedFactor } from '#contracts/second-factor.ts'

/** The page an operator continues to. */
export const onwards = (said: unknown) => safeRedirectTo(said, paths.operator())

const FEW_CODES = 3

/** Stores in the session that the factor was passed, and warns when recovery codes run out. */
export function keepPassed({ session }: Pick<LoadContext, 'session'>, passed: PassedFactor): void {
  const { recoveryCodesLeft: left, ...elevated } = passed
  session.elevate(elevated)
  if (left > FEW_CODES) return
  session.notify(
    left === 0
      ? '복구 코드를 모두 사용했어요. 2단계 인증 관리에서 새로 만들어 주세요.'
      : `복구 코드가 ${left}개 남았어요. 2단계 인증 관리에서 새로 만들 수 있어요.`,
  )
}
