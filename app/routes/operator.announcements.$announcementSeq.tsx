import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { AnnouncementArticle } from '#app/features/announcements/announcement-article.tsx'
import { actOnAnnouncement } from '#app/features/operator/posts/act-on-announcement.server.ts'
import { AnnouncementForm } from '#app/features/operator/posts/announcement-form.tsx'
import { PostPage } from '#app/features/operator/posts/post-page.tsx'
import { requireDeskDuty } from '#app/features/operator/require-desk-duty.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/announcements/:announcementSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: args.data.draft ? `공지사항 ${args.data.draft.announcementSeq}` : '새 공지사항',
        description: '공지사항 하나를 미리 보고, 예약하거나 예전 내용으로 되돌립니다.',
        canonical: paths.operatorAnnouncement(args.data.draft?.announcementSeq ?? 'new'),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { announcementSeq } = parseParams(params.announcementDraft, values)
  const formKey = randomUUID()
  if (announcementSeq === 'new') {
    await requireDeskDuty(context, 'CONTENTS')
    return { draft: null, formKey }
  }
  const found = await context.services.customerService.announcementDraft({ announcementSeq })
  if (!found.ok) throw data(null, { status: found.status })
  return { draft: found.data, formKey }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { announcementSeq } = parseParams(params.announcementDraft, values)
  return actOnAnnouncement(context, request, announcementSeq)
}

export default function AnnouncementDesk() {
  const { draft, formKey } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <PostPage
      title={draft ? '공지사항 고치기' : '공지사항 쓰기'}
      back={{ to: paths.operatorAnnouncements(), label: '공지사항 관리' }}
      draft={draft}
      answer={answer}
      render={(content) => <AnnouncementArticle announcement={content} level={2} />}
    >
      <AnnouncementForm draft={draft} formKey={formKey} />
    </PostPage>
  )
}

export const ErrorBoundary = RouteError
