import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formHeaders } from '#app/features/signin/form/form-headers.ts'
import { Frame } from '#app/features/signin/form/frame.tsx'
import { AgencyFailure } from '#app/features/signin/identity/agency-failure.tsx'
import { CheckedIdentity } from '#app/features/signin/identity/checked-identity.tsx'
import {
  actOnIdentityCheck,
  loadIdentityCheck,
} from '#app/features/signin/identity/identity-check.server.ts'
import { IdentityCode } from '#app/features/signin/identity/identity-code.tsx'
import { IdentityForm } from '#app/features/signin/identity/identity-form.tsx'
import { lostCode } from '#app/features/signin/messages.ts'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/identity-check')

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: '본인인증',
    description: '휴대폰으로 본인인증을 하면 가게에 인증 표시가 붙고 더 안전하게 거래할 수 있어요.',
    canonical: paths.identityCheck(),
    index: false,
  })

export const headers = formHeaders

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadIdentityCheck(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnIdentityCheck(context, request)
}

export default function IdentityCheckPage() {
  const { checked, code, redirectTo, ...page } = useLoaderData<typeof loader>()
  const answer = useFormAnswer()
  const { dialog, code: codeError } = answer?.errors ?? {}
  const agency = dialog && <AgencyFailure message={dialog} answer={answer} />

  if (checked)
    return (
      <Frame title="본인인증을 마친 계정이에요" notice={page.notice}>
        <CheckedIdentity {...checked} redirectTo={redirectTo} />
      </Frame>
    )
  if (code)
    return (
      <Frame
        title="인증번호를 입력해 주세요"
        lead={`${code.maskedPhoneNo} 번호로 본인인증 문자를 보냈어요.`}
        notice={page.notice}
      >
        {agency}
        <IdentityCode
          code={code}
          now={page.now}
          action={paths.identityCheck({ step: 'code', redirectTo })}
          redirectTo={redirectTo}
          back={paths.identityCheck({ again: true, redirectTo })}
          sandbox={page.sandbox}
          submitLabel="확인"
        />
      </Frame>
    )
  return (
    <Frame
      title="휴대폰 본인인증"
      lead="안전한 거래를 위해 본인을 확인해요. 통신사에 등록된 정보로 입력해 주세요."
      notice={page.notice}
      problem={lostCode(codeError, page.lost)}
    >
      {agency}
      <IdentityForm
        action={paths.identityCheck({ again: true, redirectTo })}
        redirectTo={redirectTo}
      />
    </Frame>
  )
}
