import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { actOnMemberDispute } from '#app/features/member-dispute/act-on-member-dispute.server.ts'
import { DisputeStatus } from '#app/features/member-dispute/dispute-status.tsx'
import { AddPictures, DisputeSteps } from '#app/features/member-dispute/dispute-steps.tsx'
import {
  DisputeFactList,
  DisputeHistory,
  DisputePictures,
  DisputeRuleCard,
} from '#app/features/member-dispute/dispute-view.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/member-dispute/:disputeSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '분쟁',
        description: '분쟁의 내용과 제안, 결정을 확인하고 답해요.',
        canonical: paths.memberDisputeDetail(args.data.dispute.disputeSeq),
        index: false,
      })
    : errorMeta()

/** @throws 404 where the member is on neither side */
async function disputeOf(context: LoadContext, values: unknown) {
  const { disputeSeq } = parseParams(params.dispute, values)
  const answer = await context.services.customerService.memberDispute({ disputeSeq })
  if (!answer.ok) throw data(null, { status: answer.status })
  return answer.data
}

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return { dispute: await disputeOf(context, values) }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { disputeSeq } = await disputeOf(context, values)
  return actOnMemberDispute(context, request, disputeSeq)
}

export default function MemberDisputeDetailPage() {
  const { dispute } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={`분쟁 ${dispute.disputeSeq}`}
      back={{ to: paths.memberDispute(), label: '회원 분쟁' }}
    >
      <DisputeStatus dispute={dispute} />
      <DisputeSteps key={dispute.version} dispute={dispute} />
      <DisputeFactList dispute={dispute} />
      <Card as="section" aria-labelledby="pictures">
        <h2 id="pictures" className="mb-3 text-base font-bold text-ink">
          증거 사진
        </h2>
        <DisputePictures dispute={dispute} />
        {dispute.canAddEvidence && <AddPictures />}
      </Card>
      <DisputeRuleCard dispute={dispute} />
      <DisputeHistory events={dispute.events} side={dispute.side} />
      <ButtonLink to={paths.chatRoom(dispute.roomId)} variant="secondary" block>
        이 거래의 채팅 보기
      </ButtonLink>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
