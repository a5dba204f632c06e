import { z } from 'zod'
import type { ShellSettings } from '#app/load-context.server.ts'
import { commaList } from './comma-list.ts'

/** Scheme and host alone, as browsers send and compare it; no other text may get into a page's policy. */
const origin = z
  .string()
  .refine(
    (text) =>
      /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'not an origin such as https://app.duson.example',
  )

/** An address that is safe in a page's policy as it is. */
const socketUrl = z
  .string()
  .refine(
    (text) => /^wss?:\/\/[\w.:[\]-]+\/[\w./-]+$/.test(text) && URL.canParse(text),
    'not an address such as wss://chat.duson.example/socket/chat',
  )

/** An address that is safe in a page's policy as it is: the policy allows this one script. */
const scriptUrl = z
  .string()
  .refine(
    (text) => /^https?:\/\/[\w.:-]+\/[\w./-]+\.js$/.test(text) && URL.canParse(text),
    'not the address of a script',
  )

/** The variables of the environment of our pages: the app's webview, the cafe, and the service worker. */
export const shellSchema = z.object({
  WEBVIEW_ORIGINS: commaList(origin),
  CAFE_ORIGINS: commaList(origin),
  /** 0 removes the service worker from every browser again. */
  SERVICE_WORKER: z.enum(['0', '1']).default('1'),
  /** The chat's socket where another server answers it, such as wss://chat.duson.example/socket/chat. */
  CHAT_SOCKET_URL: socketUrl.optional(),
  /** The JavaScript key of the app at Kakao, for sharing by KakaoTalk. */
  KAKAO_JAVASCRIPT_KEY: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'not 32 hexadecimal digits')
    .optional(),
  KAKAO_SDK_URL: scriptUrl.default('https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js'),
})

export function shellSettings(
  variables: z.output<typeof shellSchema> & { NODE_ENV: string },
): ShellSettings {
  return {
    webviewOrigins: variables.WEBVIEW_ORIGINS,
    cafeOrigins: variables.CAFE_ORIGINS,
    // In development, a cached file would be outdated a moment later.
    offline: variables.SERVICE_WORKER === '1' && variables.NODE_ENV !== 'development',
    chatSocketUrl: variables.CHAT_SOCKET_URL ?? null,
    ...(variables.KAKAO_JAVASCRIPT_KEY && {
      kakaoShare: { key: variables.KAKAO_JAVASCRIPT_KEY, script: variables.KAKAO_SDK_URL },
    }),
  }
}
