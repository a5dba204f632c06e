import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/unsubscribe')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data?.link
    ? pageMeta(args, {
        title: '이메일 그만 받기',
        description: '이 소식을 이메일로 그만 받을 수 있어요.',
        canonical: paths.unsubscribe(''),
        index: false,
      })
    : errorMeta('이메일 그만 받기')

const PRIVATE = { 'cache-control': 'private, no-store' }
const tokenIn = (request: Request) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
})

/** The link says by itself whose mail it is about: no session is needed, and none is opened. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { token } = tokenIn(request)
  const link = token === '' ? null : await context.services.boot.mailLink({ token })
  return link?.ok
    ? data({ link: link.data }, { headers: PRIVATE })
    : data({ link: null }, { status: 404, headers: PRIVATE })
}

/** Also posted by mail programs, with one press there and no page of ours (RFC 8058): no redirect, and any body will do. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { token } = tokenIn(request)
  const ended = token === '' ? null : await context.services.boot.unsubscribeMail({ token })
  return data(null, { status: ended?.ok ? 200 : 404, headers: PRIVATE })
}

export const headers = () => PRIVATE

export default function UnsubscribePage() {
  const { link } = useLoaderData<typeof loader>()
  return (
    <SettingsPage title="이메일 그만 받기">
      <Card className="space-y-4 text-base wrap-anywhere text-ink-2">
        {link === null && <p>알 수 없는 링크예요. 메일에 있는 주소를 다시 확인해 주세요.</p>}
        {link && !link.isOff && (
          <PostForm intent="unsubscribe" className="space-y-4">
            <p>
              <b className="font-semibold text-ink">‘{link.label}’</b> 소식을 이메일로 그만
              받을까요?
            </p>
            <SubmitButton block>그만 받기</SubmitButton>
          </PostForm>
        )}
        {link?.isOff && (
          <p role="status">
            이제 <b className="font-semibold text-ink">‘{link.label}’</b> 소식은 이메일로 보내지
            않아요.
          </p>
        )}
        <p className="text-sm text-ink-3">
          다른 소식은{' '}
          <Link to={paths.noticeSettings()} className="text-link underline underline-offset-4">
            알림 설정
          </Link>
          에서 고를 수 있어요.
        </p>
      </Card>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
