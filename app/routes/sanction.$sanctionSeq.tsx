import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { actOnSuspendedBankAccount } from '#app/features/bank-accounts/act-on-bank-account.server.ts'
import { bankAccountForms } from '#app/features/bank-accounts/bank-account-schemas.ts'
import { AppealCard } from '#app/features/sanction/appeal-card.tsx'
import { appealSchema } from '#app/features/sanction/appeal-schema.ts'
import { sanctionAccess } from '#app/features/sanction/sanction-access.server.ts'
import { SanctionFacts } from '#app/features/sanction/sanction-facts.tsx'
import { SanctionLead } from '#app/features/sanction/sanction-lead.tsx'
import { WaitingMoney } from '#app/features/sanction/waiting-money.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { SANCTION_KINDS } from '#contracts/sanction-rules.ts'

export const handle = pageHandle('/sanction/:sanctionSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `${SANCTION_KINDS[args.data.sanction.kind]} 안내`,
        description: '어긴 규정과 까닭, 끝나는 때를 확인하고 한 번 이의를 낼 수 있어요.',
        canonical: paths.sanction(args.data.sanction.sanctionSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  const { sanctionSeq } = parseParams(params.sanction, values)
  const access = sanctionAccess(context, request, sanctionSeq)
  const answer = await context.services.main.sanction({ sanctionSeq, ...access })
  if (!answer.ok) throw data(null, { status: answer.status })
  const { ticket } = access
  const { main } = context.services
  const waiting = ticket ? await main.suspendedBankAccounts({ sanctionSeq, ticket }) : null
  return {
    sanction: answer.data,
    isSignedIn: ticket === undefined,
    waiting: waiting?.ok ? waiting.data : null,
    isNew: new URL(request.url).searchParams.has('new'),
    formKey: randomUUID(),
  }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  const { sanctionSeq } = parseParams(params.sanction, values)
  const access = sanctionAccess(context, request, sanctionSeq)
  const form = await readForm(request, { APPEAL: appealSchema, ...bankAccountForms })
  if (!form.ok) return form.answer
  if (form.intent !== 'APPEAL') {
    if (!access.ticket) throw new Response(null, { status: 400 })
    return actOnSuspendedBankAccount(context, form, { sanctionSeq, ticket: access.ticket })
  }
  const { text } = form.input
  const answer = await context.services.main.appealSanction({ sanctionSeq, text, ...access })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify('이의를 받았어요. 결과는 이 화면에서 볼 수 있어요.')
  return redirect(paths.sanction(sanctionSeq), 303)
}

export default function SanctionPage() {
  const { sanction, isSignedIn, waiting, ...adding } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={`${SANCTION_KINDS[sanction.kind]} 안내`}
      {...(isSignedIn && { back: { to: paths.myStore(), label: '마이페이지' } })}
    >
      <SanctionLead sanction={sanction} />
      {waiting && <WaitingMoney sanctionSeq={sanction.sanctionSeq} {...waiting} {...adding} />}
      <SanctionFacts sanction={sanction} />
      <AppealCard sanction={sanction} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
