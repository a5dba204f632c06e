import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { districtGroups } from '#app/features/settings/district-groups.ts'
import { ProfileForm } from '#app/features/settings/profile-form.tsx'
import { ProfilePictureForm } from '#app/features/settings/profile-picture-form.tsx'
import { profileForms } from '#app/features/settings/profile-schemas.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/profile')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '프로필 수정',
    description: '다른 사람에게 보이는 이름과 사진, 동네, 소개를 바꿀 수 있어요.',
    canonical: paths.profile(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { boot, init } = context.services
  const [profile, { regions }] = await Promise.all([boot.profile(), init.regions()])
  return {
    profile,
    regions: districtGroups(regions, profile.regionCode),
    redirectTo: redirectToOf(request) || null,
  }
}

const redirectToOf = (request: Request) =>
  safeRedirectTo(new URL(request.url).searchParams.get('redirectTo'), '')

/** Where each refusal of the host belongs. */
const FIELDS = {
  BAD_NAME: 'name',
  NAME_TAKEN: 'name',
  NAME_TOO_SOON: 'name',
  CONTACT: 'intro',
  NO_REGION: 'regionCode',
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, profileForms)
  if (!form.ok) return form.answer
  const { boot } = context.services
  if (form.intent === 'save') {
    const regionCode = form.input.regionCode || null
    const saved = await boot.changeProfile({ ...form.input, regionCode })
    if (!saved.ok) return form.refuse(saved, FIELDS)
    context.session.notify('프로필을 저장했어요.')
    return redirect(redirectToOf(request) || paths.profile(), 303)
  }
  const image = form.intent === 'picture' ? form.input.image : null
  const saved = await boot.changeProfileImage({ image })
  if (!saved.ok) return form.refuse(saved, 'image')
  context.session.notify(image ? '프로필 사진을 바꿨어요.' : '프로필 사진을 지웠어요.')
  return redirect(paths.profile({ redirectTo: redirectToOf(request) || undefined }), 303)
}

export default function ProfilePage() {
  const { profile, regions, redirectTo } = useLoaderData<typeof loader>()
  const isWelcome = !profile.isNameChosen
  return (
    <SettingsPage
      title={isWelcome ? '어떤 이름으로 거래할까요?' : '프로필 수정'}
      back={redirectTo ? undefined : { to: paths.myStore(), label: '마이페이지' }}
      description={
        isWelcome
          ? '거래하는 사람에게 보이는 이름이에요. 사진과 동네, 소개는 나중에 정해도 괜찮아요.'
          : '다른 사람에게 이렇게 보여요.'
      }
    >
      <ProfilePictureForm profile={profile} />
      <ProfileForm profile={profile} regions={regions} later={redirectTo} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
