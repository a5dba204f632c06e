import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'
import { errorMessage } from '#app/shell/error-messages.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import { isLostConnection, RouteError } from '#app/shell/route-error.tsx'
import { SUSPENDED } from './suspended.ts'

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
  if (isRouteErrorResponse(error) && error.data === SUSPENDED)
    return {
      title: '이용이 제한된 가게입니다',
      text: '운영정책에 따라 지금은 볼 수 없습니다. 거래 중이라면 돈을 보내지 말고 고객센터에 알려 주세요.',
    }
  return { title: '찾으시는 가게가 없습니다', text: '주소가 잘못되었거나 문을 닫은 가게입니다.' }
}
