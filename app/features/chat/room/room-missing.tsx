import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { messageForError, RouteError } from '#app/shell/route-error.tsx'

/** A room that does not exist or belongs to other users; the two look the same. */
export function RoomMissing() {
  const error = useRouteError()
  const { title, text, status } = wordsForMissingRoom(error)
  if (status !== 404) return <RouteError />
  return (
    <ErrorPage title={title} actions={<ButtonLink to={paths.chat()}>내 채팅 보기</ButtonLink>}>
      {text}
    </ErrorPage>
  )
}

/** What is said about a room that is not shown; the title is the page's too. */
export function wordsForMissingRoom(error: unknown) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return {
      status: 404,
      title: '찾으시는 채팅방이 없어요',
      text: '이미 나갔거나 주소가 잘못된 채팅방이에요. 채팅 목록에서 다시 열어 주세요.',
    }
  return messageForError(error)
}
