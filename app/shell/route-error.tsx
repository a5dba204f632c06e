import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { type ReactNode, useContext, useEffect, useState } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { paths } from '#app/paths.ts'
import { noteFault } from '../third-parties/faults.ts'
import { type ErrorMessage, errorMessage, NO_CONNECTION } from './error-messages.ts'
import { ErrorPage } from './error-page.tsx'
import { RequestId } from './request-id.ts'

/**
 * The page of an error boundary: the catalogue's message, and for an error of ours a button to try again and the
 * request's id. `actions` replace the default ones when a page is missing.
 */
export function RouteError({ actions }: { actions?: ReactNode }) {
  const error = useRouteError()
  const message = messageForError(error)
  const { pathname, search } = useLocation()
  const requestId = useContext(RequestId)
  // The document's request has failed only if the error was rendered with the document.
  const hydrated = useHydrated()
  const [withDocument] = useState(!hydrated)
  useEffect(() => {
    if (isOfBrowser(error) && !isLostConnection(error)) noteFault({ error, by: 'boundary' })
  }, [error])
  if (message.status < 500)
    return (
      <ErrorPage
        title={message.title}
        actions={
          message.isDesk ? <ButtonLink to={paths.operator()}>운영 홈으로 가기</ButtonLink> : actions
        }
      >
        {message.text}
      </ErrorPage>
    )
  return (
    <ErrorPage
      title={message.title}
      requestId={withDocument ? requestId : undefined}
      actions={
        <>
          <ButtonLink to={`${pathname}${search}`} reloadDocument>
            다시 시도하기
          </ButtonLink>
          <ButtonLink to={paths.home()} variant="secondary">
            홈으로 가기
          </ButtonLink>
        </>
      }
    >
      {message.text}
    </ErrorPage>
  )
}

/** Remix replaces the message of a server error by exactly this one; the server has reported that error itself. */
const isOfBrowser = (error: unknown) =>
  error instanceof Error && error.message !== 'Unexpected Server Error'

/** The message for a thrown value; anything but a loader's response counts as an error of ours. */
export function messageForError(error: unknown): ErrorMessage {
  if (isRouteErrorResponse(error)) return errorMessage(error.status, error.data)
  return isLostConnection(error) ? NO_CONNECTION : errorMessage(500)
}

/** Whether each error happened without a connection; stored because the connection may be back at the next check. */
const lost = new WeakMap<TypeError, boolean>()

/** Script sent a request without a connection: fetch throws a TypeError then. Always false on the server. */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof TypeError) || typeof document === 'undefined') return false
  const isLost = lost.get(error) ?? !navigator.onLine
  lost.set(error, isLost)
  return isLost
}
