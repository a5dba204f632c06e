import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { type PostedForm, readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import { codeFormSchema } from '../phone/phone-fields.ts'
import { CODE_EXPIRED, codeStepOf, noteRefusal, sentCodeFor } from '../phone/sent-code.server.ts'
import { IDENTITY_PLACES, identityRequest, identitySchema } from './identity-schema.ts'

const FORMS = { REQUEST: identitySchema(), CODE: codeFormSchema }
type Form<Intent extends keyof typeof FORMS> = PostedForm<typeof FORMS, Intent>

/** The identity check of an existing account: done already, the form, or its code. */
export async function loadIdentityCheck(context: LoadContext, request: Request) {
  requireUser(context, request)
  const query = new URL(request.url).searchParams
  const { isIdentityChecked, maskedName, maskedPhoneNo } = await context.services.main.stateInfo()
  return {
    redirectTo: safeRedirectTo(query.get('redirectTo'), ''),
    checked:
      isIdentityChecked && !query.has('again') && !query.has('step')
        ? { maskedName, maskedPhoneNo }
        : null,
    ...codeStepOf(context, request, 'IDENTITY'),
    sandbox: context.sandbox,
    notice: context.session.takeNotice(),
    now: context.now.toISOString(),
  }
}

/** Both forms of the page. */
export async function actOnIdentityCheck(context: LoadContext, request: Request) {
  requireUser(context, request)
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const redirectTo = safeRedirectTo(form.input.redirectTo, '')
  return form.intent === 'REQUEST'
    ? requestCheck(context, form, redirectTo)
    : confirmCheck(context, form, redirectTo)
}

async function requestCheck(context: LoadContext, form: Form<'REQUEST'>, redirectTo: string) {
  const asked = identityRequest(form.input)
  const sent = await answerOf(context, context.services.main.requestIdentityCheck(asked))
  if (!sent.ok) return form.refuse(sent, { ...IDENTITY_PLACES, LIMITED: 'phone' })
  context.session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'IDENTITY' } })
  return redirect(paths.identityCheck({ step: 'code', redirectTo }), 303)
}

async function confirmCheck(context: LoadContext, form: Form<'CODE'>, redirectTo: string) {
  const sentCode = sentCodeFor(context, 'IDENTITY')
  if (!sentCode) return form.refuse(CODE_EXPIRED, 'code')
  const { verificationId } = sentCode
  const { code } = form.input
  const confirmed = await answerOf(
    context,
    context.services.main.confirmIdentityCheck({ verificationId, code }),
  )
  if (!confirmed.ok) {
    noteRefusal(context, sentCode, confirmed)
    return form.refuse(confirmed, IDENTITY_PLACES)
  }
  context.session.updateSignInFlow({ sentCode: undefined })
  context.session.notify('본인인증을 마쳤어요.')
  return redirect(redirectTo || paths.identityCheck(), 303)
}
