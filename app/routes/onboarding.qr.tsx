import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { qrCode } from '#app/features/app-download/qr-code.ts'
import { OwnQr } from '#app/features/cafe/own-qr.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/onboarding/qr')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 연동 QR 코드',
    description: '휴대폰으로 비추면 카페가 열리고 코드가 들어가 있어요.',
    canonical: paths.onboardingQr(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { link, code, cafe } = await context.services.main.cafeState()
  if (link) throw redirect(paths.onboardingDone())
  if (!code || !cafe) return { qr: null }
  const address = `${cafe.linkUrl}?code=${code.code}`
  return { qr: { ...qrCode(address), ...code } }
}

export default function OnboardingQr() {
  return (
    <SettingsPage
      title="카페 연동 QR 코드"
      back={{ to: paths.onboardingNew(), label: '두손에서 시작하기' }}
    >
      <OwnQr {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
