import type { MetaFunction } from '@remix-run/node'
import { NoRoomOpen } from '#app/features/chat/list/no-room-open.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'

export const handle = pageHandle('/chat')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '채팅',
    description:
      '판매자·구매자와 나눈 대화를 한곳에서 보고, 가격 제안과 직거래 약속까지 이어가세요.',
    canonical: paths.chat(),
    index: false,
  })

/** The layout shows the list; no room is open beside it yet. */
export default function ChatListPage() {
  return <NoRoomOpen />
}
