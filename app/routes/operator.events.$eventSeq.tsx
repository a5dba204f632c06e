import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { EventHeader } from '#app/features/events/event-header.tsx'
import { actOnEvent } from '#app/features/operator/posts/act-on-event.server.ts'
import { DrawForm } from '#app/features/operator/posts/draw-form.tsx'
import { EventForm } from '#app/features/operator/posts/event-form.tsx'
import { PostPage } from '#app/features/operator/posts/post-page.tsx'
import { PromotionForm } from '#app/features/operator/posts/promotion-form.tsx'
import { requireDeskDuty } from '#app/features/operator/require-desk-duty.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/events/:eventSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.draft ? `이벤트 ${args.data.draft.eventSeq}` : '새 이벤트',
        description: '이벤트 하나를 미리 보고, 예약하거나 끝난 뒤에 당첨자를 추첨합니다.',
        canonical: paths.operatorEvent(args.data.draft?.eventSeq ?? 'new'),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { eventSeq } = parseParams(params.eventDraft, values)
  const formKey = randomUUID()
  if (eventSeq === 'new') {
    await requireDeskDuty(context, 'CONTENTS')
    return { draft: null, formKey }
  }
  const found = await context.services.init.eventDraft({ eventSeq })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, formKey }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { eventSeq } = parseParams(params.eventDraft, values)
  return actOnEvent(context, request, eventSeq)
}

export default function EventDesk() {
  const { draft, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PostPage
      title={draft ? '이벤트 고치기' : '이벤트 쓰기'}
      back={{ to: paths.operatorEvents(), label: '이벤트 관리' }}
      draft={draft}
      answer={answer}
      render={(content) => (
        <EventHeader event={{ ...content, image: null, ended: false }} level={2} />
      )}
    >
      {draft && <DrawForm draft={draft} />}
      {draft && <PromotionForm draft={draft} />}
      <EventForm draft={draft} formKey={formKey} />
    </PostPage>
  )
}

export const ErrorBoundary = RouteError
