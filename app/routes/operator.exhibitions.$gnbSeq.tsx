import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOnExhibition } from '#app/features/operator/posts/act-on-exhibition.server.ts'
import { ExhibitionForm } from '#app/features/operator/posts/exhibition-form.tsx'
import { ExhibitionPreview } from '#app/features/operator/posts/exhibition-preview.tsx'
import {
  loadDeskGoods,
  type SoughtGoods,
} from '#app/features/operator/posts/goods-of-exhibition.server.ts'
import { keptPictureOf } from '#app/features/operator/posts/picture-field.tsx'
import { PostPage } from '#app/features/operator/posts/post-page.tsx'
import { requireDeskDuty } from '#app/features/operator/require-desk-duty.server.ts'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/exhibitions/:gnbSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.draft ? `기획전 ${args.data.draft.gnbSeq}` : '새 기획전',
        description: '기획전 하나에 상품을 담고, 미리 보고, 예약하거나 예전 내용으로 되돌립니다.',
        canonical: paths.operatorExhibition(args.data.draft?.gnbSeq ?? 'new'),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { gnbSeq } = parseParams(params.exhibitionDraft, values)
  const form = { formKey: randomUUID(), now: context.now.toISOString() }
  if (gnbSeq === 'new') {
    await requireDeskDuty(context, 'CONTENTS')
    return { draft: null, goods: [], ...form }
  }
  const found = await context.services.init.exhibitionDraft({ gnbSeq })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, goods: await loadDeskGoods(context, found.data.productSeqs), ...form }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { gnbSeq } = parseParams(params.exhibitionDraft, values)
  return actOnExhibition(context, request, gnbSeq)
}

export default function ExhibitionDesk() {
  const { draft, formKey, goods, now } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const sought = Object(answer) as Partial<SoughtGoods>
  const shown = sought.goods ?? goods
  return (
    <PostPage
      title={draft ? '기획전 고치기' : '기획전 쓰기'}
      back={{ to: paths.operatorExhibitions(), label: '기획전 관리' }}
      draft={draft}
      answer={answer}
      render={(content) => (
        <ExhibitionPreview exhibition={content} goods={[...shown, ...goods]} now={now} />
      )}
    >
      <ExhibitionForm
        draft={draft}
        formKey={formKey}
        goods={shown}
        goodsText={formAnswerOf(answer)?.values.goods?.[0] ?? draft?.productSeqs.join('\n') ?? ''}
        found={sought.found ?? null}
        mediaKey={keptPictureOf(answer)}
      />
    </PostPage>
  )
}

export const ErrorBoundary = RouteError
