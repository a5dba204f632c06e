import { data } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import type { PassedFactor } from '#contracts/second-factor.ts'

/** The answer to a form of the second factor that does not redirect. */
export interface FactorAnswer {
  errors: { form?: string; code?: string; name?: string }
  /** What the browser asks a passkey with. */
  options?: Record<string, unknown>
  /** Shown this once. */
  recoveryCodes?: string[]
}

export const factorProblem = (status: number, errors: FactorAnswer['errors']) =>
  data<FactorAnswer>({ errors }, { status })

export const factorAnswer = (answer: Omit<FactorAnswer, 'errors'>) =>
  data<FactorAnswer>({ errors: {}, ...answer })

/** The page an operator continues to. */
export const onwards = (said: unknown) => safeRedirectTo(said, paths.operatorMembers())

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

/** The JSON of a passkey that the browser's script posts; null for anything else. */
export function readPasskey(form: FormData): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(String(form.get('response') ?? ''))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}

export const FACTOR_CODE_INCOMPLETE = '인증 앱에 보이는 숫자 6자리를 입력해 주세요.'
export const PASSKEY_UNREADABLE = '패스키를 확인하지 못했어요. 다시 시도해 주세요.'
