import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { TOASTS_AFTER_LOGIN } from '#contracts/session-rules.ts'
import { showToast } from '../toast.tsx'
import { cookies } from './browser-cookies.ts'
import { createOnce } from './once.ts'
import type { PersonalData } from './personal-data.ts'
import { TOAST_MILLISECONDS } from './toast-time.ts'

const isFirstTime = createOnce(
  () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'back_forward',
)

/**
 * The messages after a sign-in or a form (SPEC.md section 4, "Toast after login"): as toasts, or without script as a
 * notice at the top of the page.
 */
export function FlashMessages({ data }: { data: PersonalData | undefined }) {
  const { key } = useLocation()

  useEffect(() => {
    if (data && isFirstTime(data)) showOneByOne(messagesOf(data))
  }, [data])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new location may come with a cookie.
  useEffect(() => {
    const showToastOfCookie = () => {
      const toast = cookies().takeToast()
      if (toast) showOneByOne([TOASTS_AFTER_LOGIN[toast]])
    }
    showToastOfCookie()
    window.addEventListener('pageshow', showToastOfCookie)
    return () => window.removeEventListener('pageshow', showToastOfCookie)
  }, [key])

  const messages = data ? messagesOf(data) : []
  if (messages.length === 0) return null
  return (
    <noscript>
      <div className="container-page pt-4">
        <Notice>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Notice>
      </div>
    </noscript>
  )
}

function messagesOf({ toast, notice }: PersonalData): string[] {
  return [toast && TOASTS_AFTER_LOGIN[toast], notice].filter((message) => message !== null)
}

function showOneByOne(messages: readonly string[]) {
  messages.forEach((message, index) => {
    setTimeout(() => void showToast(message), index * TOAST_MILLISECONDS)
  })
}
