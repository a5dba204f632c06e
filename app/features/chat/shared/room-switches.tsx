import type { ReactNode } from 'react'
import { BellIcon } from '#app/components/icons.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { BellOffIcon, PushpinIcon } from './icons.tsx'
import { MENU_ROW } from './menu.tsx'

type Switched = Pick<RoomSummary, 'roomId' | 'isMuted' | 'isPinned'>

/** 알림 and 상단 고정, as rows of a menu. */
export function RoomSwitches({
  room,
  back,
}: {
  room: Switched
  /** Where they lead afterwards; the room itself when absent. */
  back?: string
}) {
  const { isMuted, isPinned } = room
  const Bell = isMuted ? BellIcon : BellOffIcon
  return (
    <>
      <RoomSwitch room={room} name="pin" {...(back && { back })} className={MENU_ROW}>
        <PushpinIcon size={20} className="text-ink-3" />
        {isPinned ? '상단 고정 풀기' : '상단에 고정하기'}
      </RoomSwitch>
      <RoomSwitch room={room} name="mute" {...(back && { back })} className={MENU_ROW}>
        <Bell size={20} className="text-ink-3" />
        {isMuted ? '알림 켜기' : '알림 끄기'}
      </RoomSwitch>
    </>
  )
}

/** A real form of one button, which turns it on or off. */
export function RoomSwitch({
  room: { roomId, isMuted, isPinned },
  name,
  back,
  className,
  children,
}: {
  room: Switched
  name: 'pin' | 'mute'
  back?: string
  className: string
  children: ReactNode
}) {
  const isOn = name === 'pin' ? isPinned : isMuted
  return (
    <PostForm intent={name} action={paths.chatRoom(roomId)} preventScrollReset replace>
      <input type="hidden" name="on" value={isOn ? '0' : '1'} />
      {back && <input type="hidden" name="back" value={back} />}
      <button type="submit" className={className}>
        {children}
      </button>
    </PostForm>
  )
}
