import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Frame } from '#app/features/signin/form/frame.tsx'
import { FactorCodeForm } from '#app/features/signin/second-factor/factor-code-form.tsx'
import { actOnPass, loadPass } from '#app/features/signin/second-factor/pass.server.ts'
import { PassByPasskey } from '#app/features/signin/second-factor/pass-by-passkey.tsx'
import { SandboxAuthenticator } from '#app/features/signin/second-factor/sandbox-authenticator.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/second-factor')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '2단계 인증',
    description: '운영자가 인증 앱이나 패스키로 한 번 더 본인임을 확인합니다.',
    canonical: paths.secondFactor(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPass(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnPass(context, request)
}

export default function SecondFactorPage() {
  const page = useLoaderData<typeof loader>()
  const refused = useFormAnswer()
  const { redirectTo, way, isAskedAgain } = page
  const isCode = way === 'CODE'
  const to = (other: 'recovery' | undefined) =>
    paths.secondFactor({ redirectTo, way: other, again: isAskedAgain })
  const locked =
    page.lockedUntil && !refused
      ? `코드를 여러 번 잘못 입력해서 ${kstDateTime(page.lockedUntil)}까지 잠겼어요. 그 뒤에 이 페이지를 다시 열어 주세요.`
      : null
  return (
    <Frame
      title="2단계 인증"
      lead={
        isAskedAgain
          ? '보안 설정을 바꾸려면 한 번 더 인증해 주세요.'
          : '운영 화면은 회원 정보를 다루기 때문에 한 번 더 확인해요.'
      }
      notice={page.notice}
      problem={locked}
    >
      <FactorCodeForm
        key={way}
        kind={isCode ? 'APP' : 'RECOVERY'}
        intent={isCode ? 'CODE' : 'RECOVERY'}
        redirectTo={redirectTo}
        focus
        locked={page.lockedUntil !== null}
        submitLabel="확인"
      />
      {page.hasPasskey && (
        <PassByPasskey publicOrigin={page.publicOrigin} redirectTo={redirectTo} />
      )}
      <Link
        to={to(isCode ? 'recovery' : undefined)}
        className="flex min-h-11 items-center justify-center rounded-md text-base font-semibold text-ink-3 hover:bg-surface-3"
      >
        {isCode ? '복구 코드로 인증하기' : '인증 앱으로 인증하기'}
      </Link>
      {page.sandbox && isCode && <SandboxAuthenticator />}
      <p className="text-sm text-ink-3">
        휴대폰과 복구 코드를 모두 잃어버렸다면 다른 관리자나 서버 담당자에게 2단계 인증 초기화를
        요청해 주세요.
      </p>
    </Frame>
  )
}

export const ErrorBoundary = RouteError
