import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'
import { errorMessage } from '#app/shell/error-messages.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { isLostConnection, RouteError } from '#app/shell/route-error.tsx'

/** A store that does not exist, has closed or could not be loaded. */
export function StoreMissing() {
  const error = useRouteError()
  if (isLostConnection(error)) return <RouteError />
  const { title, text } = missingStoreWords(error)
  return (
    <ErrorPage
      title={title}
      actions={
        <>
          <ButtonLink to={paths.searchStore()}>다른 가게 찾기</ButtonLink>
          <ButtonLink to={paths.home()} variant="secondary">
            홈으로 가기
          </ButtonLink>
        </>
      }
    >
      {text}
    </ErrorPage>
  )
}

/** The words about a store that is not shown; the title is the page's title too. */
export function missingStoreWords(error: unknown): { title: string; text: string } {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 404) return errorMessage(status)
  return { title: '찾으시는 가게가 없습니다', text: '주소가 잘못되었거나 문을 닫은 가게입니다.' }
}
