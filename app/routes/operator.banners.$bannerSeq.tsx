import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { actOnBanner } from '#app/features/operator/posts/act-on-banner.server.ts'
import { BannerForm } from '#app/features/operator/posts/banner-form.tsx'
import { BannerPreview } from '#app/features/operator/posts/banner-preview.tsx'
import { keptPictureOf } from '#app/features/operator/posts/picture-field.tsx'
import { PostPage } from '#app/features/operator/posts/post-page.tsx'
import { requireDeskDuty } from '#app/features/operator/require-desk-duty.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/banners/:bannerSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.draft ? `배너 ${args.data.draft.bannerSeq}` : '새 배너',
        description: '홈의 배너 하나를 미리 보고, 예약하거나 예전 내용으로 되돌립니다.',
        canonical: paths.operatorBanner(args.data.draft?.bannerSeq ?? 'new'),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { bannerSeq } = parseParams(params.bannerDraft, values)
  const formKey = randomUUID()
  if (bannerSeq === 'new') {
    await requireDeskDuty(context, 'CONTENTS')
    return { draft: null, formKey }
  }
  const found = await context.services.init.bannerDraft({ bannerSeq })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, formKey }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { bannerSeq } = parseParams(params.bannerDraft, values)
  return actOnBanner(context, request, bannerSeq)
}

export default function BannerDesk() {
  const { draft, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PostPage
      title={draft ? '배너 고치기' : '배너 쓰기'}
      back={{ to: paths.operatorBanners(), label: '배너 관리' }}
      draft={draft}
      answer={answer}
      render={(content) => <BannerPreview banner={content} />}
    >
      <BannerForm draft={draft} formKey={formKey} mediaKey={keptPictureOf(answer)} />
    </PostPage>
  )
}

export const ErrorBoundary = RouteError
