import type { LoaderFunctionArgs } from '@remix-run/node'
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from '@remix-run/react'
import { cx } from '#app/components/cx.ts'
import { loadRooms } from '#app/features/chat/list/load-rooms.server.ts'
import { RoomList } from '#app/features/chat/list/room-list.tsx'
import { isSameList } from '#app/features/chat/list/room-query.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadRooms(context, request.url)
}

/** The list is not loaded again from room to room: the socket keeps it up to date. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
  formMethod,
}: ShouldRevalidateFunctionArgs) {
  const isSent = formMethod !== undefined && formMethod !== 'GET'
  if (isSent || currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return !isSameList(currentUrl.searchParams, nextUrl.searchParams)
}

/** List and room side by side on wide screens; on a phone the one that the address names. */
export default function ChatLayout() {
  const page = useLoaderData<typeof loader>()
  const { roomId } = useParams()
  return (
    <div className="chat-frame flex flex-col lg:container-page lg:flex-row lg:py-4">
      <RoomList
        page={page}
        openRoomId={roomId === undefined ? null : Number(roomId)}
        className={cx(
          'lg:w-90 lg:shrink-0 lg:overflow-hidden lg:rounded-s-lg lg:border lg:border-line',
          roomId !== undefined && 'max-lg:hidden',
        )}
      />
      <div
        className={cx(
          'min-h-0 min-w-0 flex-1 flex-col lg:rounded-e-lg lg:border lg:border-s-0 lg:border-line lg:overflow-hidden',
          roomId === undefined ? 'hidden lg:flex' : 'flex',
        )}
      >
        <Outlet />
      </div>
    </div>
  )
}

export const ErrorBoundary = RouteError
