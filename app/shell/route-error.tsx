import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { type ReactNode, useContext, useState } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorPage } from '#app/components/error-page.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { paths } from '#app/paths.ts'
import { type ErrorWords, errorWords } from './error-words.ts'
import { RequestId } from './request-id.ts'

/**
 * The page of an error boundary: the catalogue's sentence, and for a fault of ours a way to try again and the
 * request's number. `actions` stand instead of the usual ones when a page is missing.
 */
export function RouteError({ actions }: { actions?: ReactNode }) {
  const words = wordsForError(useRouteError())
  const { pathname, search } = useLocation()
  const requestId = useContext(RequestId)
  // The document's request is the failed one only when the error came with the document.
  const hydrated = useHydrated()
  const [withDocument] = useState(!hydrated)
  if (words.status < 500)
    return (
      <ErrorPage title={words.title} actions={actions}>
        {words.text}
      </ErrorPage>
    )
  return (
    <ErrorPage
      title={words.title}
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
      {words.text}
    </ErrorPage>
  )
}

/** The words for whatever was thrown; what is no answer of a loader counts as a fault of ours. */
export function wordsForError(error: unknown): ErrorWords {
  return isRouteErrorResponse(error) ? errorWords(error.status, error.data) : errorWords(500)
}
