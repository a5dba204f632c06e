import { useLocation } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { DeskQueueState } from '#contracts/desk.ts'
import { DESK_COUNTED, DESK_QUEUES, type DeskQueue } from '#contracts/desk-constants.ts'
import { DESK_PATHS } from './desk-paths.ts'

interface Section {
  to: string
  label: string
  queue?: DeskQueue
}

const ofQueue = (queue: DeskQueue): Section => ({
  to: queue === 'LEDGER' ? paths.operatorLedger() : DESK_PATHS[queue],
  label: DESK_QUEUES[queue],
  queue,
})

/** The sections of the desk, with how much is open in each. */
const SECTIONS: readonly Section[] = [
  { to: paths.operator(), label: '홈' },
  { to: paths.operatorMembers(), label: '회원' },
  ...(Object.keys(DESK_QUEUES) as DeskQueue[]).map(ofQueue),
  { to: paths.operatorListingRules(), label: '금지품목' },
  { to: paths.operatorContents(), label: '콘텐츠' },
  { to: paths.operatorAnnouncements(), label: '공지사항' },
  { to: paths.operatorFaq(), label: '자주 묻는 질문' },
  { to: paths.operatorMacros(), label: '자주 쓰는 답변' },
  { to: paths.operatorEvents(), label: '이벤트' },
  { to: paths.operatorBanners(), label: '배너' },
  { to: paths.operatorExhibitions(), label: '기획전' },
  { to: paths.operatorSearchWords(), label: '검색 낱말' },
  { to: paths.operatorActions(), label: '행동 통계' },
  { to: paths.manageSecondFactor(), label: '2단계 인증' },
]

export function OperatorNav({ queues }: { queues: readonly DeskQueueState[] }) {
  const { pathname } = useLocation()
  const openOf = (queue: DeskQueue | undefined) =>
    queues.find((state) => state.queue === queue)?.open ?? null
  return (
    <div className="container-page pt-2">
      <Tabs
        label="운영 메뉴"
        preventScrollReset={false}
        tabs={SECTIONS.map(({ to, label, queue }) => ({
          to,
          label: <SectionLabel label={label} waiting={openOf(queue)} />,
          current: pathname === to || (to !== paths.operator() && pathname.startsWith(`${to}/`)),
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
          {waiting > DESK_COUNTED ? `${count(DESK_COUNTED)}+` : count(waiting)}
          <span className="sr-only">건</span>
        </Badge>
      )}
    </>
  )
}
