import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { TOASTS_AFTER_LOGIN } from '#contracts/session-rules.ts'
import { showToast } from '../toast.tsx'
import { cookies } from './browser-cookies.ts'
import type { PersonalData } from './personal-data.ts'
import { TOAST_MILLISECONDS } from './toast-time.ts'
import { createTeller } from './told-once.ts'

const isToldAnew = createTeller(
  () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'back_forward',
)

/**
 * What has to be said after a sign-in or a form (SPEC.md section 4, "Toast after login"): as toasts, or without script
 * as a notice at the top of the page.
 */
export function News({ data }: { data: PersonalData | undefined }) {
  const { key } = useLocation()

  useEffect(() => {
    if (data && isToldAnew(data)) showOneByOne(sentencesOf(data))
  }, [data])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new location may come with a cookie.
  useEffect(() => {
    const look = () => {
      const toast = cookies().takeToast()
      if (toast) showOneByOne([TOASTS_AFTER_LOGIN[toast]])
    }
    look()
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [key])

  const sentences = data ? sentencesOf(data) : []
  if (sentences.length === 0) return null
  return (
    <noscript>
      <div className="container-page pt-4">
        <Notice>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      </div>
    </noscript>
  )
}

function sentencesOf({ toast, notice }: PersonalData): string[] {
  return [toast && TOASTS_AFTER_LOGIN[toast], notice].filter((sentence) => sentence !== null)
}

function showOneByOne(sentences: readonly string[]) {
  sentences.forEach((sentence, index) => {
    setTimeout(() => void showToast(sentence), index * TOAST_MILLISECONDS)
  })
}
