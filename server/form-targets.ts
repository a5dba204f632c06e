import { SOCIAL_PROVIDERS, type SocialProvider } from '#contracts/account.ts'
import type { SocialSettings } from '#contracts/social-login.ts'

/** Where a provider's authorize page redirects users who have to sign in to the provider first. */
const LOGIN_ORIGINS: Partial<Record<SocialProvider, string>> = {
  kakao: 'https://accounts.kakao.com',
}

/**
 * Origins beside ours that a form may end at. The button of a provider is a form whose answer redirects to it, and
 * Chromium applies form-action to every redirect of a form.
 */
export function formTargets(social: Partial<SocialSettings>, publicOrigin: string): string[] {
  const origins = SOCIAL_PROVIDERS.flatMap((provider) => {
    const authorize = social[provider]?.endpoints.authorize
    if (!authorize) return []
    const origin = new URL(authorize, publicOrigin).origin
    const login = LOGIN_ORIGINS[provider]
    return origin === publicOrigin ? [] : login ? [origin, login] : [origin]
  })
  return [...new Set(origins)]
}
