import { useEffect, useState } from 'react'
import { cx } from '#app/components/cx.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { SocialProvider } from '#contracts/account.ts'
import { PROVIDER_SYMBOLS } from './provider-symbols.tsx'

const LABELS: Record<SocialProvider, string> = {
  naver: '네이버로 계속하기',
  kakao: '카카오로 계속하기',
  apple: 'Apple로 계속하기',
}

/** A form a provider: it leaves the site by a redirect, so it works without script and in a webview. */
export function ProviderButtons({
  providers,
  redirectTo,
}: {
  providers: readonly SocialProvider[]
  redirectTo: string
}) {
  const [leavingTo, setLeavingTo] = useState<SocialProvider | null>(null)

  // After the browser's back button the page is as it was left.
  useEffect(() => {
    const comeBack = () => setLeavingTo(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  return (
    <div className="flex flex-col gap-2.5">
      {providers.map((provider) => (
        <PostForm
          key={provider}
          intent="sign-in"
          reloadDocument
          action={paths.socialSignIn(provider)}
          onSubmit={(event) => {
            if (leavingTo) event.preventDefault()
            else setLeavingTo(provider)
          }}
        >
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <button
            type="submit"
            className={cx('way', `way-${provider}`)}
            aria-busy={leavingTo === provider || undefined}
          >
            {PROVIDER_SYMBOLS[provider]}
            {LABELS[provider]}
          </button>
        </PostForm>
      ))}
    </div>
  )
}
