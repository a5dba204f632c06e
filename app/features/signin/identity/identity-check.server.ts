import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import { oneTimeCodeSchema } from '#contracts/account.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { answerOf, readForm, textOf } from '../form/form-answer.server.ts'
import { normalizeDigits } from '../phone/phone-no.ts'
import {
  CODE_EXPIRED,
  CODE_INCOMPLETE,
  codeStepOf,
  sentCodeFor,
} from '../phone/sent-code.server.ts'
import { identityProblem, identityRefusal } from './identity-refusal.server.ts'
import { readIdentity } from './read-identity.server.ts'

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

/** Both forms of the page: `step` selects one. */
export async function actOnIdentityCheck(context: LoadContext, request: Request) {
  requireUser(context, request)
  const form = await readForm(request)
  const redirectTo = safeRedirectTo(form.get('redirectTo'), '')
  switch (form.get('step')) {
    case 'REQUEST':
      return requestCheck(context, form, redirectTo)
    case 'CODE':
      return confirmCheck(context, form, redirectTo)
    default:
      return identityProblem(400, { form: ERROR_CATALOGUE.BAD_REQUEST.message })
  }
}

async function requestCheck(context: LoadContext, form: FormData, redirectTo: string) {
  const reading = readIdentity(form, null)
  if (!reading.ok) return identityProblem(400, reading.errors, reading.values)
  const sent = await answerOf(context, context.services.main.requestIdentityCheck(reading.request))
  if (!sent.ok) return identityRefusal(sent, reading.values)
  context.session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'IDENTITY' } })
  return redirect(paths.identityCheck({ step: 'code', redirectTo }), 303)
}

async function confirmCheck(context: LoadContext, form: FormData, redirectTo: string) {
  const code = oneTimeCodeSchema.safeParse(normalizeDigits(textOf(form, 'code')))
  if (!code.success) return identityProblem(400, { code: CODE_INCOMPLETE })
  const sentCode = sentCodeFor(context, 'IDENTITY')
  if (!sentCode) return identityProblem(400, { code: CODE_EXPIRED })
  const { verificationId } = sentCode
  const confirmed = await answerOf(
    context,
    context.services.main.confirmIdentityCheck({ verificationId, code: code.data }),
  )
  if (!confirmed.ok) return identityRefusal(confirmed)
  context.session.updateSignInFlow({ sentCode: undefined })
  context.session.notify('본인인증을 마쳤어요.')
  return redirect(redirectTo || paths.identityCheck(), 303)
}
