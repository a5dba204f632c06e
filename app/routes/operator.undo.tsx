import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { undoSchema } from '#app/features/operator/undo-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { pageOf, safeRedirectTo } from '#app/session/redirect-to.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/undo')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '되돌리기',
    description: '운영자가 10분 안에 자기 결정을 되돌립니다.',
    canonical: paths.operatorUndo(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { items } = await context.services.main.undoable()
  return { isEmpty: items.length === 0 }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, { UNDO: undoSchema })
  if (!form.ok) return form.answer
  const undone = await context.services.main.undo(form.input)
  if (!undone.ok) return form.refuse(undone)
  context.session.notify('되돌렸어요. 모두 결정하기 전과 같아요.')
  const from = pageOf(request, [context.publicOrigin])
  return redirect(safeRedirectTo(from, paths.operator()), 303)
}

export default function UndoPage() {
  const { isEmpty } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="되돌리기"
      back={{ to: paths.operator(), label: '운영 홈' }}
      description={
        isEmpty
          ? '내가 한 결정은 10분 안에 되돌릴 수 있어요.'
          : '내가 한 결정은 10분 안에 되돌릴 수 있어요. 이 화면 위에 보이는 결정에서 되돌리기를 눌러 주세요.'
      }
    >
      {isEmpty && <EmptyState title="되돌릴 결정이 없어요" level={2} />}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
