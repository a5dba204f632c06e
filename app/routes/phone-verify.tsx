import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ExistingAccount } from '#app/features/signin/account/existing-account.tsx'
import {
  actOnPhoneVerify,
  loadPhoneVerify,
} from '#app/features/signin/account/phone-verify.server.ts'
import { formHeaders } from '#app/features/signin/form/form-headers.ts'
import { Frame } from '#app/features/signin/form/frame.tsx'
import { AgencyFailure } from '#app/features/signin/identity/agency-failure.tsx'
import { IdentityCode } from '#app/features/signin/identity/identity-code.tsx'
import { IdentityForm } from '#app/features/signin/identity/identity-form.tsx'
import { IDENTITY_LEAD, lostCode } from '#app/features/signin/messages.ts'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/phone-verify')

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.existing ? '이미 가입한 계정' : '휴대폰 본인인증',
    description: '휴대폰으로 본인인증을 하고 두손 가입을 마쳐 주세요.',
    canonical: paths.phoneVerify(),
    index: false,
  })

export const headers = formHeaders

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadPhoneVerify(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnPhoneVerify(context, request)
}

export default function PhoneVerifyPage() {
  const { existing, code, ...page } = useLoaderData<typeof loader>()
  const answer = useFormAnswer()
  const { dialog, code: codeError } = answer?.errors ?? {}
  const agency = dialog && <AgencyFailure message={dialog} answer={answer} />

  if (existing)
    return (
      <Frame
        title="이미 가입한 계정이 있어요"
        lead="본인인증으로 확인한 계정이에요. 로그인하면 방금 인증한 번호와 로그인 방법이 이 계정에 연결돼요."
        notice={page.notice}
      >
        <ExistingAccount {...existing} />
      </Frame>
    )
  if (code)
    return (
      <Frame
        step="2/2"
        title="인증번호를 입력해 주세요"
        lead={`${code.maskedPhoneNo} 번호로 본인인증 문자를 보냈어요.`}
        notice={page.notice}
      >
        {agency}
        <IdentityCode
          code={code}
          now={page.now}
          action={paths.phoneVerify({ step: 'code' })}
          back={paths.phoneVerify()}
          sandbox={page.sandbox}
          submitLabel="가입 마치기"
        />
      </Frame>
    )
  return (
    <Frame
      step="2/2"
      title="휴대폰 본인인증"
      lead={IDENTITY_LEAD}
      notice={page.notice}
      problem={lostCode(codeError, page.lost)}
    >
      {agency}
      <IdentityForm
        action={paths.phoneVerify()}
        name={page.name}
        provenPhoneNo={page.maskedPhoneNo}
      />
    </Frame>
  )
}
