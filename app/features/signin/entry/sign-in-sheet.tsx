import { Link } from '@remix-run/react'
import { paths } from '#app/paths.ts'
import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import { usePersonalData } from '#app/shell/session/personal-data.ts'
import { SignInPanel } from './sign-in-panel.tsx'

/** All ways to sign in, over the current page; its forms post to /signin. */
export function SignInSheet({ redirectTo }: { redirectTo: string }) {
  const data = usePersonalData()
  return (
    <PanelBody title="로그인">
      <p className="mb-5 text-base text-ink-3">로그인하고 두손에서 안심하고 거래하세요.</p>
      <SignInPanel
        redirectTo={redirectTo}
        providers={data?.providers ?? []}
        sandbox={data?.sandbox}
      />
      <p className="mt-3 flex items-center justify-center text-sm text-ink-3">
        두손이 처음이세요?
        <Link
          to={paths.signIn({ mode: 'signup', redirectTo })}
          className="flex min-h-11 items-center rounded-sm px-2 font-semibold text-link hover:underline"
        >
          회원가입
        </Link>
      </p>
    </PanelBody>
  )
}
