import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { replyForms, reviewForms } from '#app/features/reviews/review-forms.ts'
import { TradeReviewView } from '#app/features/reviews/trade-review.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/review/:roomId')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '거래 후기 쓰기',
        description: '거래가 끝난 뒤 서로에게 후기를 남겨요.',
        canonical: paths.review(args.data.review.roomId),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const answer = await context.services.boot.tradeReview(parseParams(params.chatRoom, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  return { review: answer.data }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { roomId } = parseParams(params.chatRoom, values)
  const { boot } = context.services
  const trade = await boot.tradeReview({ roomId })
  if (!trade.ok) throw data(null, { status: trade.status })
  const form = await readForm(request, { ...reviewForms(trade.data.role), ...replyForms })
  if (!form.ok) return form.answer
  if (form.intent === 'reply') {
    const replied = await boot.replyToReview(form.input)
    if (!replied.ok) return form.refuse(replied, 'body')
    context.session.notify('답글을 남겼어요.')
    return redirect(paths.review(roomId), 303)
  }
  const saved = await boot.writeReview({ roomId, ...form.input })
  if (!saved.ok) return form.refuse(saved, { CONTACT: 'body', TOO_LONG: 'body', BAD_TAGS: 'tags' })
  context.session.notify(saved.data.theirs ? '두 사람의 후기가 공개됐어요.' : '후기를 저장했어요.')
  return redirect(paths.review(roomId), 303)
}

export default function ReviewPage() {
  const { review } = useLoaderData<typeof loader>()
  return (
    <SettingsPage title="거래 후기" back={{ to: paths.chatRoom(review.roomId), label: '채팅방' }}>
      <TradeReviewView review={review} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
