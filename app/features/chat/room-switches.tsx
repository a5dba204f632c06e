import { Form } from '@remix-run/react'
import { BellIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { BellOffIcon, PushpinIcon } from './icons.tsx'
import { MENU_ROW } from './menu.tsx'

/** 알림 and 상단 고정, as real forms. */
export function RoomSwitches({
  room: { roomId, isMuted, isPinned },
  back,
}: {
  room: Pick<RoomSummary, 'roomId' | 'isMuted' | 'isPinned'>
  /** Where they lead afterwards; the room itself when absent. */
  back?: string
}) {
  const Bell = isMuted ? BellIcon : BellOffIcon
  const fields = (intent: string, on: boolean) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="on" value={on ? '1' : '0'} />
      {back && <input type="hidden" name="back" value={back} />}
    </>
  )
  const action = paths.chatRoom(roomId)
  return (
    <>
      <Form method="post" action={action} preventScrollReset replace>
        {fields('pin', !isPinned)}
        <button type="submit" className={MENU_ROW}>
          <PushpinIcon size={20} className="text-ink-3" />
          {isPinned ? '상단 고정 풀기' : '상단에 고정하기'}
        </button>
      </Form>
      <Form method="post" action={action} preventScrollReset replace>
        {fields('mute', !isMuted)}
        <button type="submit" className={MENU_ROW}>
          <Bell size={20} className="text-ink-3" />
          {isMuted ? '알림 켜기' : '알림 끄기'}
        </button>
      </Form>
    </>
  )
}
