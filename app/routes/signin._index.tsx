import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { actOnSignIn } from '#app/features/signin/entry/act-on-sign-in.server.ts'
import { loadSignIn } from '#app/features/signin/entry/load-sign-in.server.ts'
import { SignInPanel } from '#app/features/signin/entry/sign-in-panel.tsx'
import { SuspensionLink } from '#app/features/signin/entry/suspension-link.tsx'
import { signInHref } from '#app/features/signin/flow/sign-in-href.ts'
import { formHeaders } from '#app/features/signin/form/form-headers.ts'
import { Frame } from '#app/features/signin/form/frame.tsx'
import { lostCode } from '#app/features/signin/messages.ts'
import { SignInCode } from '#app/features/signin/phone/sign-in-code.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/signin')

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.mode === 'signup' ? '회원가입' : '로그인',
    description:
      '네이버, 카카오, Apple 계정이나 휴대폰 번호로 두손에 로그인하고 안전하게 중고거래를 시작해 보세요.',
    canonical: paths.signIn(),
    index: false,
  })

export const headers = formHeaders

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSignIn(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnSignIn(context, request)
}

export default function SignInPage() {
  const { mode, redirectTo, providers, sandbox, sanctionSeq, ...page } =
    useLoaderData<typeof loader>()
  const wrong = useFormAnswer()?.errors

  if (page.code)
    return (
      <Frame
        title="인증번호를 입력해 주세요"
        lead={
          <>
            <strong className="font-semibold text-ink">{page.code.maskedPhoneNo}</strong> 번호로
            문자를 보냈어요.
          </>
        }
        notice={page.notice}
      >
        <SignInCode code={page.code} now={page.now} redirectTo={redirectTo} sandbox={sandbox} />
      </Frame>
    )

  const isSignUp = mode === 'signup'
  return (
    <Frame
      logo
      title={isSignUp ? '회원가입' : '로그인'}
      lead={
        isSignUp ? '본인인증 한 번이면 가입이 끝나요.' : '로그인하고 두손에서 안심하고 거래하세요.'
      }
      notice={page.problem ?? page.notice}
      problem={lostCode(wrong?.code ?? wrong?.resend, page.lost)}
    >
      {sanctionSeq !== null && <SuspensionLink sanctionSeq={sanctionSeq} />}
      <SignInPanel mode={mode} redirectTo={redirectTo} providers={providers} sandbox={sandbox} />
      <p className="flex items-center justify-center text-sm text-ink-3">
        {isSignUp ? '이미 가입하셨나요?' : '두손이 처음이세요?'}
        <Link
          to={signInHref(redirectTo, isSignUp ? {} : { mode: 'signup' })}
          className="flex min-h-11 items-center rounded-sm px-2 font-semibold text-link hover:underline"
        >
          {isSignUp ? '로그인' : '회원가입'}
        </Link>
      </p>
    </Frame>
  )
}
