import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { Frame } from '#app/features/signin/form/frame.tsx'
import { FactorCodeForm } from '#app/features/signin/second-factor/factor-code-form.tsx'
import { RecoveryCodes } from '#app/features/signin/second-factor/recovery-codes.tsx'
import { SandboxAuthenticator } from '#app/features/signin/second-factor/sandbox-authenticator.tsx'
import { actOnSetup, loadSetup } from '#app/features/signin/second-factor/setup.server.ts'
import { SetupSteps } from '#app/features/signin/second-factor/setup-steps.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/second-factor/setup')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '2단계 인증 설정',
    description: '운영자가 2단계 인증에 쓸 인증 앱을 등록합니다.',
    canonical: paths.secondFactorSetup(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadSetup(context, request)
}

export function action({ context, request }: ActionFunctionArgs) {
  return actOnSetup(context, request)
}

/** After the setup the page shows the recovery codes; loading again would start a setup with another secret. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => (actionResult?.recoveryCodes ? false : defaultShouldRevalidate)

export default function SecondFactorSetupPage() {
  const { redirectTo, setup, why, sandbox } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (answer && 'recoveryCodes' in answer)
    return (
      <Frame title="복구 코드를 보관해 주세요" lead="2단계 인증을 설정했어요.">
        <RecoveryCodes codes={answer.recoveryCodes} />
        <ButtonLink to={redirectTo} size="lg" block>
          보관했어요
        </ButtonLink>
      </Frame>
    )
  if (!setup)
    return (
      <Frame title="다시 로그인해 주세요" lead={why}>
        <PostForm intent="SIGN_IN_AGAIN">
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <SubmitButton size="lg" block>
            다시 로그인하기
          </SubmitButton>
        </PostForm>
      </Frame>
    )
  return (
    <Frame title="2단계 인증 설정" lead="휴대폰의 인증 앱을 등록하면 운영 화면을 쓸 수 있어요.">
      <SetupSteps qr={setup.qr} groups={setup.groups}>
        <FactorCodeForm
          kind="APP"
          intent="CONFIRM"
          redirectTo={redirectTo}
          submitLabel="설정 마치기"
        />
      </SetupSteps>
      {sandbox && <SandboxAuthenticator secret={setup.secret} label="두손 운영자" />}
    </Frame>
  )
}

export const ErrorBoundary = RouteError
