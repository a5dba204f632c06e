import { useLocation } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { OpenWork } from './load-desk.server.ts'

/** The sections of the desk, with how much is open in each. */
const SECTIONS: readonly { to: string; label: string; work?: keyof OpenWork }[] = [
  { to: paths.operatorMembers(), label: '회원' },
  { to: paths.operatorReports(), label: '신고', work: 'reports' },
  { to: paths.operatorDamageReports(), label: '피해사례', work: 'damage' },
  { to: paths.operatorQuestions(), label: '문의' },
  { to: paths.operatorListings(), label: '상품 검토', work: 'listings' },
  { to: paths.operatorOrders(), label: '주문', work: 'orders' },
  { to: paths.operatorLedger(), label: '장부', work: 'ledger' },
  { to: paths.operatorListingRules(), label: '금지품목' },
  { to: paths.operatorActions(), label: '행동 통계' },
  { to: paths.manageSecondFactor(), label: '2단계 인증' },
]

export function OperatorNav({ open }: { open: OpenWork }) {
  const { pathname } = useLocation()
  return (
    <div className="container-page pt-2">
      <Tabs
        label="운영 메뉴"
        preventScrollReset={false}
        tabs={SECTIONS.map(({ to, label, work }) => ({
          to,
          label: <SectionLabel label={label} waiting={work ? open[work] : null} />,
          current: pathname === to || pathname.startsWith(`${to}/`),
        }))}
      />
    </div>
  )
}

function SectionLabel({ label, waiting }: { label: string; waiting: number | null }) {
  return (
    <>
      {label}
      {waiting !== null && waiting > 0 && (
        <Badge tone="warning">
          <span className="sr-only">처리할 것 </span>
          {count(waiting)}
          <span className="sr-only">건</span>
        </Badge>
      )}
    </>
  )
}
