import { useLocation } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { cappedCount } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import { DESK_COUNTED, DESK_QUEUES, type DeskQueue } from '#contracts/desk-constants.ts'
import { hasDuty, MEMBER_DUTIES, type NeededDuty, QUEUE_DUTIES } from '#contracts/duties.ts'
import { DESK_PATHS } from './desk-paths.ts'
import type { Desk } from './load-desk.server.ts'

interface Section {
  to: string
  label: string
  duty: NeededDuty
  queue?: DeskQueue
}

const ofQueue = (queue: DeskQueue): Section => ({
  to: queue === 'LEDGER' ? paths.operatorLedger() : DESK_PATHS[queue],
  label: DESK_QUEUES[queue],
  duty: QUEUE_DUTIES[queue],
  queue,
})

/** The sections of the desk, with how much is open in each. */
const SECTIONS: readonly Section[] = [
  { to: paths.operator(), label: '홈', duty: 'ANY' },
  { to: paths.operatorMembers(), label: '회원', duty: MEMBER_DUTIES },
  ...(Object.keys(DESK_QUEUES) as DeskQueue[]).map(ofQueue),
  { to: paths.operatorOrderTerms(), label: '요금·기한', duty: 'MONEY' },
  { to: paths.operatorListingRules(), label: '금지품목', duty: 'SAFETY' },
  { to: paths.operatorContents(), label: '콘텐츠', duty: 'CONTENTS' },
  { to: paths.operatorAnnouncements(), label: '공지사항', duty: 'CONTENTS' },
  { to: paths.operatorPolicies(), label: '약관·정책', duty: 'CONTENTS' },
  { to: paths.operatorFaq(), label: '자주 묻는 질문', duty: 'CONTENTS' },
  { to: paths.operatorMacros(), label: '자주 쓰는 답변', duty: 'SUPPORT' },
  { to: paths.operatorEvents(), label: '이벤트', duty: 'CONTENTS' },
  { to: paths.operatorBanners(), label: '배너', duty: 'CONTENTS' },
  { to: paths.operatorExhibitions(), label: '기획전', duty: 'CONTENTS' },
  { to: paths.operatorSearchWords(), label: '검색 낱말', duty: 'CONTENTS' },
  { to: paths.operatorActions(), label: '행동 통계', duty: 'ANY' },
  { to: paths.operators(), label: '운영자', duty: 'ADMINISTRATOR' },
  { to: paths.manageSecondFactor(), label: '2단계 인증', duty: 'ANY' },
]

export function OperatorNav({ desk }: { desk: Desk }) {
  const { pathname } = useLocation()
  const openOf = (queue: DeskQueue | undefined) =>
    desk.queues.find((state) => state.queue === queue)?.open ?? null
  return (
    <div className="container-page pt-2">
      <Tabs
        label="운영 메뉴"
        preventScrollReset={false}
        tabs={SECTIONS.filter(({ duty }) => hasDuty(desk, duty)).map(({ to, label, queue }) => ({
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
          {cappedCount(waiting, DESK_COUNTED)}
          <span className="sr-only">건</span>
        </Badge>
      )}
    </>
  )
}
