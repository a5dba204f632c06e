import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { DeviceRow } from '#app/features/settings/device-row.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { signOutDeviceSchema } from '#app/features/settings/settings-schemas.ts'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/settings/devices')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '로그인 기기 관리',
    description: '내 계정에 로그인한 기기를 확인하고, 쓰지 않는 기기를 로그아웃할 수 있어요.',
    canonical: paths.devices(),
    index: false,
  })

const FORMS = { 'sign-out': signOutDeviceSchema, 'sign-out-others': NO_FIELDS }

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { devices } = await context.services.main.devices()
  return { devices, now: context.now.toISOString() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const { main } = context.services
  if (form.intent === 'sign-out') {
    const answer = await main.signOutDevice(form.input)
    context.session.notify(answer.ok ? '기기를 로그아웃했어요.' : answer.message)
  } else {
    const { count } = await main.signOutOtherDevices()
    context.session.notify(
      count > 0 ? `다른 기기 ${count}대를 로그아웃했어요.` : '로그아웃할 다른 기기가 없어요.',
    )
  }
  return redirect(paths.devices(), 303)
}

export default function Devices() {
  const { devices, now } = useLoaderData<typeof loader>()
  const others = devices.filter(({ isCurrent }) => !isCurrent)
  return (
    <SettingsPage
      title="로그인 기기 관리"
      back={{ to: paths.settings(), label: '설정' }}
      description="내가 로그인하지 않은 기기가 있다면 바로 로그아웃해 주세요."
    >
      <Card as="section" padded={false} aria-label="로그인한 기기">
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.sessionId} device={device} now={now} />
          ))}
        </ul>
      </Card>
      {others.length > 0 && (
        <PostForm intent="sign-out-others">
          <SubmitButton variant="secondary" block>
            다른 기기 모두 로그아웃
          </SubmitButton>
        </PostForm>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
