import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { readRoomQuery, roomQueryOf } from '#app/features/chat/list/room-query.ts'
import { actInRoom } from '#app/features/chat/room/act-in-room.server.ts'
import { loadRoom } from '#app/features/chat/room/load-room.server.ts'
import { RoomMissing, wordsForMissingRoom } from '#app/features/chat/room/room-missing.tsx'
import { RoomView } from '#app/features/chat/room/room-view.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'

export const handle = pageHandle('/chat/:roomId')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta(wordsForMissingRoom(args.error).title)
  const { room } = args.data
  return pageMeta(args, {
    // The head of the page does not say who chats with whom.
    title: `${room.product.title} 채팅`,
    description: `‘${room.product.title}’ 거래로 나눈 대화예요. 가격 제안과 직거래 약속도 여기에서 정할 수 있어요.`,
    image: { card: { title: '채팅' }, alt: '채팅' },
    canonical: paths.chatRoom(room.roomId),
    index: false,
  })
}

export function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { roomId } = parseParams(params.chatRoom, values)
  return loadRoom(context, roomId, new URL(request.url).searchParams)
}

export function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { roomId } = parseParams(params.chatRoom, values)
  return actInRoom(context, roomId, request)
}

export default function ChatRoomPage() {
  const page = useLoaderData<typeof loader>()
  const [address] = useSearchParams()
  const listHref = paths.chat(roomQueryOf(readRoomQuery(address)))
  return <RoomView key={page.room.roomId} page={page} listHref={listHref} />
}

export const ErrorBoundary = RoomMissing
