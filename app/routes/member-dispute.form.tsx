import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnDisputeForm } from '#app/features/member-dispute/act-on-dispute-form.server.ts'
import { DisputeClaimForm } from '#app/features/member-dispute/claim-form.tsx'
import { DisputeRuleCard } from '#app/features/member-dispute/dispute-view.tsx'
import { loadDisputeForm } from '#app/features/member-dispute/load-dispute-form.server.ts'
import { RoomChoice } from '#app/features/member-dispute/room-choice.tsx'
import { OtherPlace, TradeOfRoom, TypeStep } from '#app/features/member-dispute/type-step.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/member-dispute/form')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '분쟁 신청',
    description: '안심결제 없이 한 거래의 분쟁을 기준을 확인하고 신청해요.',
    canonical: paths.memberDisputeForm(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const form = await loadDisputeForm(context, request)
  return { ...form, formKey: randomUUID() }
}

export function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  return actOnDisputeForm(context, request)
}

export default function DisputeFormPage() {
  const { rooms, room, question, rule, today, formKey } = useLoaderData<typeof loader>()
  const canOpen = room && room.orderSeq === null && room.disputeSeq === null
  return (
    <SettingsPage
      title="분쟁 신청"
      back={
        room
          ? { to: paths.memberDisputeForm(), label: '다른 거래 고르기' }
          : { to: paths.memberDispute(), label: '회원 분쟁' }
      }
      description="안심결제 없이 직접 만나거나 송금한 거래만 신청할 수 있어요."
    >
      {!room && <RoomChoice rooms={rooms} />}
      {room && <TradeOfRoom room={room} />}
      {room && !canOpen && <OtherPlace room={room} />}
      {canOpen && <TypeStep room={room} question={question} today={today} />}
      {canOpen && rule && question.type && (
        <>
          <DisputeRuleCard dispute={rule} />
          <DisputeClaimForm key={question.type} type={question.type} formKey={formKey} />
        </>
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
