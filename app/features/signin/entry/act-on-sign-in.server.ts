import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { type PostedForm, readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { completeSignIn } from '../flow/complete-sign-in.server.ts'
import { beginSignUp, destination, startFlowFrom } from '../flow/flow-redirects.server.ts'
import { signInHref } from '../flow/sign-in-href.ts'
import { tellSuspension } from '../flow/tell-suspension.server.ts'
import { CODE_EXPIRED, noteRefusal, sentCodeFor } from '../phone/sent-code.server.ts'
import { SIGN_IN_FORMS } from './sign-in-forms.ts'

type Form<Intent extends keyof typeof SIGN_IN_FORMS> = PostedForm<typeof SIGN_IN_FORMS, Intent>

/** Every form of the sign-in page. */
export async function actOnSignIn(context: LoadContext, request: Request) {
  const { session } = context
  const query = new URL(request.url).searchParams
  if (session.viewer) return redirect(destination(session, query.get('redirectTo')), 303)
  const form = await readForm(request, SIGN_IN_FORMS)
  if (!form.ok) return form.answer
  const redirectTo = destination(session, form.input.redirectTo)
  switch (form.intent) {
    case 'PHONE':
      return sendCode(context, form, redirectTo)
    case 'CODE':
      return checkCode(context, form)
    case 'RESEND':
      return sendAgain(context, form, redirectTo)
    case 'SIGN_UP':
      return startSignUp(context, form, redirectTo)
  }
}

const codePage = (redirectTo: string) => signInHref(redirectTo, { step: 'code' })

async function sendCode(context: LoadContext, form: Form<'PHONE'>, redirectTo: string) {
  const { phone: phoneNo } = form.input
  const sent = await answerOf(context, context.services.main.requestSmsCode({ phoneNo }))
  if (!sent.ok) return form.refuse(sent, 'phone')
  startFlowFrom(context.session, redirectTo)
  context.session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'SIGN_IN' } })
  return redirect(codePage(redirectTo), 303)
}

async function checkCode(context: LoadContext, form: Form<'CODE'>) {
  const sentCode = sentCodeFor(context, 'SIGN_IN')
  if (!sentCode) return form.refuse(CODE_EXPIRED, 'code')
  const { verificationId } = sentCode
  const { code } = form.input
  const outcome = await answerOf(
    context,
    context.services.main.verifySmsCode({ verificationId, code }),
  )
  if (outcome.ok) return completeSignIn(context, outcome.data)
  const explained = tellSuspension(context, outcome)
  if (explained) return explained
  noteRefusal(context, sentCode, outcome)
  const isAboutCode = outcome.code !== 'SUSPENDED' && outcome.code !== 'FAULT'
  return form.refuse(outcome, isAboutCode ? 'code' : 'form')
}

async function sendAgain(context: LoadContext, form: Form<'RESEND'>, redirectTo: string) {
  const { services, session } = context
  const sentCode = sentCodeFor(context, 'SIGN_IN')
  if (!sentCode) return form.refuse(CODE_EXPIRED, 'resend')
  const { verificationId } = sentCode
  const sent = await answerOf(context, services.main.resendSmsCode({ verificationId }))
  if (!sent.ok) return form.refuse(sent, 'resend')
  session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'SIGN_IN' } })
  session.notify('인증번호를 다시 보냈어요.')
  return redirect(codePage(redirectTo), 303)
}

async function startSignUp(context: LoadContext, form: Form<'SIGN_UP'>, redirectTo: string) {
  const started = await answerOf(context, context.services.main.startSignUp())
  if (!started.ok) return form.refuse(started)
  startFlowFrom(context.session, redirectTo)
  return beginSignUp(context, started.data)
}
