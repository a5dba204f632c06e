import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod/mini'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { loadQueue } from '#app/features/queue/load-queue.server.ts'
import { QueueList } from '#app/features/queue/queue-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { sequence } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/queue')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '예약 대기',
    description:
      '예약 중인 상품에서 내가 몇 번째로 기다리는지 보고, 차례가 오면 먼저 살 수 있어요.',
    canonical: paths.ownQueue(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadQueue(context)
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { leave: z.object({ productSeq: sequence() }) })
  if (!form.ok) return form.answer
  await context.services.product.leaveQueue(form.input)
  context.session.notify('예약 대기를 취소했어요.')
  return redirect(paths.ownQueue(), 303)
}

export default function OwnQueuePage() {
  const { open, over, now } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="예약 대기"
      back={{ to: paths.myStore(), label: '마이페이지' }}
      description="앞 거래가 안 되면 기다린 순서대로 먼저 살 기회를 드려요. 차례는 3시간이고, 밤 10시부터 아침 9시 사이에는 끝나지 않아요."
    >
      {open.length > 0 && <QueueList rows={open} label="기다리는 상품" now={now} />}
      {open.length === 0 && (
        <EmptyState
          title="기다리는 상품이 없어요"
          actions={<ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>}
        >
          예약 중인 상품에서 ‘예약 대기하기’를 누르면 여기에 모여요.
        </EmptyState>
      )}
      {over.length > 0 && (
        <section aria-labelledby="over">
          <h2 id="over" className="mb-2 text-base font-bold text-ink">
            지난 예약 대기
          </h2>
          <QueueList rows={over} label="지난 예약 대기" now={now} />
        </section>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
