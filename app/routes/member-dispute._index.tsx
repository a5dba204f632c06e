import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { readTrade } from '#app/features/member-dispute/asked-trade.ts'
import { loadTroubles } from '#app/features/member-dispute/load-troubles.server.ts'
import { OwnDisputes } from '#app/features/member-dispute/own-disputes.tsx'
import { TradeFields } from '#app/features/member-dispute/trade-fields.tsx'
import { TroubleList } from '#app/features/member-dispute/trouble-list.tsx'
import { WhoMediates } from '#app/features/member-dispute/who-mediates.tsx'
import { DisputeStandard } from '#app/features/order-case/dispute-standard.tsx'
import { readQuestion } from '#app/features/order-case/standard-question.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/member-dispute')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '회원 분쟁',
    description: '거래에서 문제가 생겼을 때 분쟁 기준을 확인하고 풀 수 있는 곳을 찾아요.',
    canonical: paths.memberDispute(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const standard = readTrade(request)
  const question = readQuestion(request, standard)
  const [troubles, { items: disputes }] = await Promise.all([
    loadTroubles(context),
    context.services.customerService.memberDisputes(),
  ])
  return { troubles, disputes, standard, question }
}

export default function MemberDisputePage() {
  const { troubles, disputes, standard, question } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="회원 분쟁"
      description="거래에서 문제가 생겼다면 여기에서 진행을 확인하고, 분쟁 기준과 풀 수 있는 곳을 찾아보세요."
    >
      <TroubleList {...troubles} />
      <section aria-labelledby="unprotected" className="space-y-4 pt-4">
        <div>
          <h2 id="unprotected" className="text-lg font-bold text-ink">
            안심결제 없이 한 거래
          </h2>
          <p className="mt-1 text-base text-ink-3">
            직접 만나거나 바로 송금한 거래예요. 상대방과 24시간씩 제안을 주고받고, 합의가 안 되면
            운영팀이 분쟁 기준에 따라 결정을 권해요. 두손이 돈을 맡아 두지 않은 거래라 양쪽이
            받아들여야 이뤄져요.
          </p>
        </div>
        <OwnDisputes disputes={disputes} />
        <DisputeStandard question={question} standard={standard}>
          <TradeFields question={question} />
        </DisputeStandard>
      </section>
      <WhoMediates />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
