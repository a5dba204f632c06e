import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { NIGHT_ALONE_MESSAGE } from '#contracts/account-constants.ts'
import { endSignUp } from '../flow/flow-redirects.server.ts'
import { requireSignUp } from '../flow/require-sign-up.server.ts'
import {
  answerOf,
  type FormProblem,
  readForm,
  refusal,
  textOf,
} from '../form/form-answer.server.ts'
import { type AgreementItems, agreementItems } from './agreement-items.ts'
import { agreementInput, readAgreement } from './read-agreement.ts'

const NOT_AGREED = '필수 항목에 모두 동의해야 가입할 수 있어요.'

type AgreementField = 'agree' | 'night' | 'form'

/** What the agreement page shows. */
export async function loadAgreement(context: LoadContext) {
  const [{ state }, items] = await Promise.all([requireSignUp(context), itemsInForce(context)])
  if (state.existing) throw redirect(paths.phoneVerify(), 303)
  return { items, notice: context.session.takeNotice() }
}

/** Stores the agreements; where a required one is missing, the form comes again with every tick where it was. */
export async function actOnAgreement(context: LoadContext, request: Request) {
  const form = await readForm(request)
  const [{ signUpToken }, items] = await Promise.all([
    requireSignUp(context),
    itemsInForce(context),
  ])
  const agreement = readAgreement(form, keysOf(items))
  const recommendCode = textOf(form, 'recommendCode').trim().slice(0, 20)
  const values = { recommendCode, ticked: agreement.ticked.join(' ') }
  const errors: FormProblem<AgreementField>['errors'] = {
    ...(agreement.missing.length > 0 && { agree: NOT_AGREED }),
    ...(agreement.isNightAlone && { night: NIGHT_ALONE_MESSAGE }),
  }
  if (Object.keys(errors).length > 0) return refusal(400, errors, values)
  const kept = await answerOf(
    context,
    context.services.main.agreePolicies({
      signUpToken,
      ...agreementInput(agreement),
      ...(recommendCode && { recommendCode }),
    }),
  )
  if (kept.ok) return redirect(paths.phoneVerify(), 303)
  if (kept.code === 'SIGN_UP_EXPIRED') return endSignUp(context, kept.message)
  return refusal<AgreementField>(kept.status, { [fieldOf(kept.code)]: kept.message }, values)
}

function fieldOf(code: 'NOT_AGREED' | 'NIGHT_ALONE' | 'FAULT'): AgreementField {
  if (code === 'NOT_AGREED') return 'agree'
  return code === 'NIGHT_ALONE' ? 'night' : 'form'
}

async function itemsInForce({ services }: LoadContext): Promise<AgreementItems> {
  const { policies } = await services.init.policies()
  return agreementItems(policies)
}

function keysOf({ required, optional, marketing }: AgreementItems) {
  return [...required, ...optional, ...marketing].map(({ key }) => key)
}
