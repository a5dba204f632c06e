import { useRouteLoaderData } from '@remix-run/react'
import type { KakaoShareSettings } from '#app/load-context.server.ts'

/** The part of Kakao's SDK that is used (developers.kakao.com, KakaoTalk Share). */
interface KakaoSdk {
  isInitialized(): boolean
  init(key: string): void
  Share: { sendScrap(options: { requestUrl: string }): unknown }
}

declare global {
  interface Window {
    Kakao?: KakaoSdk
  }
}

/** Null where this installation has no key: there is no button then. */
export function useKakaoShare(): KakaoShareSettings | null {
  const data = useRouteLoaderData<{ kakaoShare?: KakaoShareSettings | null }>('root')
  return data?.kakaoShare ?? null
}

/**
 * Opens KakaoTalk's choice of friends for a page of ours. Only this loads Kakao's script: who does not share by
 * KakaoTalk has no contact with Kakao.
 */
export async function shareByKakao({ key, script }: KakaoShareSettings, url: string) {
  const sdk = window.Kakao ?? (await loadSdk(script))
  if (!sdk.isInitialized()) sdk.init(key)
  await sdk.Share.sendScrap({ requestUrl: url })
}

function loadSdk(script: string): Promise<KakaoSdk> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = script
    element.crossOrigin = 'anonymous'
    element.onload = () =>
      window.Kakao ? resolve(window.Kakao) : reject(new Error('the script defines no Kakao'))
    element.onerror = () => {
      element.remove()
      reject(new Error('the script of Kakao did not load'))
    }
    document.head.append(element)
  })
}
