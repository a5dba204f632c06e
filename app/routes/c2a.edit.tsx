import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { takePostsForms } from '#app/features/cafe/cafe-forms.ts'
import { CafePostList } from '#app/features/cafe/cafe-post-list.tsx'
import { takenText } from '#app/features/cafe/taken-text.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/c2a/edit')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 글 가져오기',
    description: '카페에 쓴 내 글을 두손의 임시저장으로 가져와요.',
    canonical: paths.cafePosts(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const found = await context.services.main.cafePosts()
  if (found.ok) return data({ found: found.data, problem: null })
  const isDown = found.code === 'CAFE_DOWN'
  return data({ found: null, problem: found.code }, { status: isDown ? found.status : 200 })
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, takePostsForms)
  if (!form.ok) return form.answer
  const taken = await context.services.main.takeCafePosts(form.input)
  if (!taken.ok) return form.refuse(taken)
  context.session.notify(takenText(taken.data))
  return redirect(paths.cafePosts(), 303)
}

export default function CafePostsPage() {
  return (
    <SettingsPage
      title="카페 글 가져오기"
      back={{ to: paths.onboarding(), label: '카페 연동' }}
      description="고른 글이 두손의 임시저장에 들어가요. 이어서 쓰고 등록하면 판매를 시작해요."
    >
      <CafePostList {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
