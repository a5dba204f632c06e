import type { SocialRefusal } from '#app/session/social-sign-in.ts'
import { SIGN_IN_TYPE_LABELS, type SocialProvider } from '#contracts/account.ts'

/** The message after a return from a provider without a result, with what the user can do. */
export function refusalMessage(
  provider: SocialProvider,
  reason: SocialRefusal,
  connecting: boolean,
): string {
  const name = SIGN_IN_TYPE_LABELS[provider]
  if (connecting)
    return {
      DENIED: `${name} 연결을 취소했어요. 원할 때 다시 연결할 수 있어요.`,
      EXPIRED: '연결 시간이 지났어요. 다시 시도해 주세요.',
      REFUSED: `${name} 계정을 확인하지 못했어요. 다시 시도해 주세요.`,
      PROVIDER_FAILED: `${name}에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.`,
    }[reason]
  return {
    DENIED: `${name} 로그인을 취소했어요. 다시 시도하거나 다른 방법으로 로그인해 주세요.`,
    EXPIRED: '로그인 시간이 지났어요. 다시 시도해 주세요.',
    REFUSED: `${name} 로그인 정보를 확인하지 못했어요. 다시 시도해 주세요.`,
    PROVIDER_FAILED: `${name}에 연결하지 못했어요. 잠시 후 다시 시도하거나 다른 방법으로 로그인해 주세요.`,
  }[reason]
}

export const connectedMessage = (provider: SocialProvider) =>
  `${SIGN_IN_TYPE_LABELS[provider]} 계정을 연결했어요.`

export const SIGN_IN_TO_CONNECT = '로그인이 끝나 연결하지 못했어요. 로그인한 뒤 다시 연결해 주세요.'
