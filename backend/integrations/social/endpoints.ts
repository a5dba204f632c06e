import type { SocialProvider } from '#contracts/account.ts'
import type { SocialEndpoints } from '#contracts/social-login.ts'

/** The addresses of the real providers. */
export const realEndpoints = {
  naver: {
    authorize: 'https://nid.naver.com/oauth2.0/authorize',
    token: 'https://nid.naver.com/oauth2.0/token',
    profile: 'https://openapi.naver.com/v1/nid/me',
  },
  kakao: {
    authorize: 'https://kauth.kakao.com/oauth/authorize',
    token: 'https://kauth.kakao.com/oauth/token',
    profile: 'https://kapi.kakao.com/v2/user/me',
    tokenInfo: 'https://kapi.kakao.com/v1/user/access_token_info',
  },
  apple: {
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    jwks: 'https://appleid.apple.com/auth/keys',
    issuer: 'https://appleid.apple.com',
  },
} as const satisfies Record<SocialProvider, SocialEndpoints>
