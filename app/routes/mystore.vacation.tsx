import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { VacationForm } from '#app/features/my-store/vacation-form.tsx'
import { vacationForms } from '#app/features/my-store/vacation-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { isOnVacation, monthDay, vacationText } from '#contracts/vacation.ts'

export const handle = pageHandle('/mystore/vacation')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '휴가 설정',
    description: '잠시 거래를 쉴 때 언제까지인지 알려 두면 구매자가 기다릴 수 있어요.',
    canonical: paths.vacation(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { vacation } = await context.services.boot.profile()
  return { vacation, now: context.now.toISOString() }
}

/** Where each refusal of the host belongs. */
const FIELDS = { BAD_DAYS: 'until', CONTACT: 'note' }

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, vacationForms)
  if (!form.ok) return form.answer
  const { boot } = context.services
  const wanted = form.intent === 'save' ? form.input : null
  const saved = await boot.setVacation({ vacation: wanted })
  if (!saved.ok) return form.refuse(saved, FIELDS)
  context.session.notify(wanted ? '휴가를 정했어요.' : '휴가를 끝냈어요.')
  return redirect(paths.vacation(), 303)
}

export default function VacationPage() {
  const { vacation, now } = useLoaderData<typeof loader>()
  const begins = vacation && `${monthDay(vacation.from)}에 휴가를 시작해요.`
  return (
    <SettingsPage
      title="휴가 설정"
      back={{ to: paths.myStore(), label: '마이페이지' }}
      description="상품은 그대로 보이고 채팅도 받을 수 있어요. 구매자에게 답이 늦을 수 있다고 알려 드려요."
    >
      {vacation && (
        <Notice>
          <div className="flex flex-wrap items-center justify-between gap-2">
            {isOnVacation(vacation, now) ? vacationText(vacation) : begins}
            <PostForm intent="end">
              <SubmitButton variant="secondary" size="sm">
                {isOnVacation(vacation, now) ? '휴가 끝내기' : '휴가 거두기'}
              </SubmitButton>
            </PostForm>
          </div>
        </Notice>
      )}
      <VacationForm key={JSON.stringify(vacation)} vacation={vacation} now={now} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
