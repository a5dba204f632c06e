import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { oneTimeCodeSchema } from '#contracts/account.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { completeSignIn } from '../flow/complete-sign-in.server.ts'
import { beginSignUp, destination, startFlowFrom } from '../flow/flow-redirects.server.ts'
import { signInHref } from '../flow/sign-in-href.ts'
import { answerOf, readForm, refusal, textOf } from '../form/form-answer.server.ts'
import { normalizeDigits, normalizePhoneNo } from '../phone/phone-no.ts'
import { CODE_EXPIRED, CODE_INCOMPLETE, sentCodeFor } from '../phone/sent-code.server.ts'

/** Errors of `form` are shown above the form, the others beside their field. */
type SignInField = 'form' | 'phone' | 'code' | 'resend'

const NO_PHONE_NO = '휴대폰 번호를 다시 확인해 주세요. 예: 010-1234-5678'

/** Every form of the sign-in page: `step` selects one. */
export async function actOnSignIn(context: LoadContext, request: Request) {
  const { session } = context
  const form = await readForm(request)
  const redirectTo = destination(session, textOrNull(form, 'redirectTo'))
  if (session.viewer) return redirect(redirectTo, 303)
  switch (form.get('step')) {
    case 'PHONE':
      return sendCode(context, form, redirectTo)
    case 'CODE':
      return checkCode(context, form)
    case 'RESEND':
      return sendAgain(context, redirectTo)
    case 'SIGN_UP':
      return startSignUp(context, redirectTo)
    default:
      return problem(400, { form: ERROR_CATALOGUE.BAD_REQUEST.message })
  }
}

const problem = refusal<SignInField>

/** Whole, as a destination that was cut would lead elsewhere. */
function textOrNull(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}

const codePage = (redirectTo: string) => signInHref(redirectTo, { step: 'code' })

async function sendCode(context: LoadContext, form: FormData, redirectTo: string) {
  const typed = textOf(form, 'phone')
  const phoneNo = normalizePhoneNo(typed)
  if (!phoneNo) return problem(400, { phone: NO_PHONE_NO }, { phone: typed })
  const sent = await answerOf(context, context.services.main.requestSmsCode({ phoneNo }))
  if (!sent.ok) return problem(sent.status, { phone: sent.message }, { phone: typed }, sent)
  startFlowFrom(context.session, redirectTo)
  context.session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'SIGN_IN' } })
  return redirect(codePage(redirectTo), 303)
}

async function checkCode(context: LoadContext, form: FormData) {
  const code = oneTimeCodeSchema.safeParse(normalizeDigits(textOf(form, 'code')))
  if (!code.success) return problem(400, { code: CODE_INCOMPLETE })
  const sentCode = sentCodeFor(context, 'SIGN_IN')
  if (!sentCode) return problem(400, { code: CODE_EXPIRED })
  const { verificationId } = sentCode
  const outcome = await answerOf(
    context,
    context.services.main.verifySmsCode({ verificationId, code: code.data }),
  )
  if (outcome.ok) return completeSignIn(context, outcome.data)
  const place = outcome.code === 'SUSPENDED' || outcome.code === 'FAULT' ? 'form' : 'code'
  return problem(outcome.status, { [place]: outcome.message }, {}, outcome)
}

async function sendAgain(context: LoadContext, redirectTo: string) {
  const { services, session } = context
  const sentCode = sentCodeFor(context, 'SIGN_IN')
  if (!sentCode) return problem(400, { resend: CODE_EXPIRED })
  const { verificationId } = sentCode
  const sent = await answerOf(context, services.main.resendSmsCode({ verificationId }))
  if (!sent.ok) return problem(sent.status, { resend: sent.message }, {}, sent)
  session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'SIGN_IN' } })
  session.notify('인증번호를 다시 보냈어요.')
  return redirect(codePage(redirectTo), 303)
}

async function startSignUp(context: LoadContext, redirectTo: string) {
  const started = await answerOf(context, context.services.main.startSignUp())
  if (!started.ok) return problem(started.status, { form: started.message }, {}, started)
  startFlowFrom(context.session, redirectTo)
  return beginSignUp(context, started.data)
}
