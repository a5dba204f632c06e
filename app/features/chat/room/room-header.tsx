import { Link, useLocation, useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { Avatar } from '#app/components/avatar.tsx'
import { ArrowLeftIcon, MoreIcon, SearchIcon, VerifiedIcon } from '#app/components/icons.tsx'
import { responseText } from '#app/features/store/store-texts.ts'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'
import { BlockIcon, FlagIcon, LeaveIcon, OfferIcon } from '../shared/icons.tsx'
import { MENU_ROW, Menu } from '../shared/menu.tsx'
import { asksToPay, takesPayRequest } from '../shared/product-state.ts'
import { RoomMarks } from '../shared/room-marks.tsx'
import { RoomSwitches } from '../shared/room-switches.tsx'
import { PartLink } from './part-link.tsx'
import { partTitle } from './room-parts.ts'
import { browserHistory, stepsBack } from './step-back.ts'

/** Whom one talks with, how far they can be trusted, and what can be done with the room. */
export function RoomHeader({ room, listHref }: { room: Room; listHref: string }) {
  const { other, otherTrust, product } = room
  const facts = [
    `신뢰지수 ${count(otherTrust.trustScore)}`,
    responseText(otherTrust.responseMinutes),
  ]
  return (
    <header className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line px-1.5 lg:min-h-16 lg:ps-5 lg:pe-3">
      <BackLink listHref={listHref} />
      <Link
        to={paths.store(other.storeSeq)}
        className="group flex min-w-0 flex-1 items-center gap-2.5 rounded-md py-1"
      >
        <Avatar name={other.nickName} image={other.image} className="size-10! text-base!" />
        <div className="min-w-0">
          <div className="flex items-center gap-1">
            <h1 className="truncate text-base font-bold text-ink group-hover:underline">
              {other.nickName}
              <span className="sr-only">님과의 채팅</span>
            </h1>
            {otherTrust.identityVerified && (
              <span className="shrink-0 text-safe">
                <VerifiedIcon size={16} />
                <span className="sr-only">본인인증</span>
              </span>
            )}
            <RoomMarks room={room} size={15} />
          </div>
          <Facts facts={other.isActive ? facts : ['문을 닫은 가게']} />
        </div>
      </Link>
      <Menu label="채팅방 메뉴" icon={<MoreIcon size={24} />}>
        <RoomSwitches room={room} />
        <Link to={paths.chatRoom(room.roomId, { search: true })} className={MENU_ROW}>
          <SearchIcon size={20} className="text-ink-3" />
          대화 검색
        </Link>
        {takesPayRequest(room) && (
          <PartLink part="pay-request" room={room} className={MENU_ROW}>
            <OfferIcon size={20} className="text-ink-3" />
            {partTitle('pay-request', room)}
          </PartLink>
        )}
        {asksToPay(room) && (
          <Link to={paths.orderType(product.productSeq, { request: true })} className={MENU_ROW}>
            <OfferIcon size={20} className="text-ink-3" />
            판매자에게 먼저 묻고 결제하기
          </Link>
        )}
        <PartLink part="report" room={room} className={MENU_ROW}>
          <FlagIcon size={20} className="text-ink-3" />
          신고하기
        </PartLink>
        <PartLink part="block" room={room} className={MENU_ROW}>
          <BlockIcon size={20} className="text-ink-3" />
          {partTitle('block', room)}
        </PartLink>
        <PartLink part="leave" room={room} className={MENU_ROW}>
          <LeaveIcon size={20} className="text-ink-3" />
          {partTitle('leave', room)}
        </PartLink>
      </Menu>
    </header>
  )
}

/** One line of what fits: a fact is left out whole. */
function Facts({ facts }: { facts: readonly (string | null)[] }) {
  return (
    <p className="flex h-4 flex-wrap overflow-hidden text-xs whitespace-nowrap text-ink-3">
      {facts.filter(Boolean).map((fact, index) => (
        <span key={fact}>
          {index > 0 && <span className="px-1">·</span>}
          {fact}
        </span>
      ))}
    </p>
  )
}

/** Back to where one came from; to the list from a shared link, and without script. */
function BackLink({ listHref }: { listHref: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    const steps = stepsBack(browserHistory(), pathname)
    if (steps === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(steps)
  }

  return (
    <Link
      to={listHref}
      aria-label="뒤로 가기"
      onClick={goBack}
      className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-surface-3 lg:hidden"
    >
      <ArrowLeftIcon size={24} />
    </Link>
  )
}
