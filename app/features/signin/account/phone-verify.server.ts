import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { type PostedForm, readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { SIGN_IN_TYPE_LABELS } from '#contracts/account-constants.ts'
import { maskPhoneNo } from '#contracts/masks.ts'
import { completeSignIn } from '../flow/complete-sign-in.server.ts'
import { endSignUp } from '../flow/flow-redirects.server.ts'
import { requireSignUp } from '../flow/require-sign-up.server.ts'
import { tellSuspension } from '../flow/tell-suspension.server.ts'
import { IDENTITY_PLACES, identityRequest, identitySchema } from '../identity/identity-schema.ts'
import { codeFormSchema } from '../phone/phone-fields.ts'
import { CODE_EXPIRED, codeStepOf, noteRefusal, sentCodeFor } from '../phone/sent-code.server.ts'

const formsOf = (provenPhoneNo: string | null) => ({
  REQUEST: identitySchema(provenPhoneNo),
  CODE: codeFormSchema,
  JOIN: NO_FIELDS,
  START_OVER: NO_FIELDS,
})
type Forms = ReturnType<typeof formsOf>

/** The last page of a sign-up: the identity form, its code, or the account that exists already. */
export async function loadPhoneVerify(context: LoadContext, request: Request) {
  const { state } = await requireSignUp(context)
  if (!state.existing && !state.agreed) throw redirect(paths.policyAgreement(), 303)
  return {
    name: state.name,
    maskedPhoneNo: state.phoneNo && maskPhoneNo(state.phoneNo),
    existing: state.existing && {
      maskedPhoneNo: state.existing.maskedPhoneNo,
      ways: state.existing.signInTypes.map((type) => SIGN_IN_TYPE_LABELS[type]),
    },
    ...codeStepOf(context, request, 'SIGN_UP_IDENTITY'),
    sandbox: context.sandbox,
    notice: context.session.takeNotice(),
    now: context.now.toISOString(),
  }
}

/** Every form of the page. */
export async function actOnPhoneVerify(context: LoadContext, request: Request) {
  const { signUpToken, state } = await requireSignUp(context)
  const form = await readForm(request, formsOf(state.phoneNo))
  if (!form.ok) return form.answer
  switch (form.intent) {
    case 'REQUEST':
      // A number that was proven before cannot be typed.
      return requestCheck(context, form, signUpToken, state.phoneNo ? 'form' : 'phone')
    case 'CODE':
      return confirmCheck(context, form, signUpToken)
    case 'JOIN':
      return joinExisting(context, form, signUpToken)
    case 'START_OVER':
      return endSignUp(context)
  }
}

async function requestCheck(
  context: LoadContext,
  form: PostedForm<Forms, 'REQUEST'>,
  signUpToken: string,
  numberError: 'phone' | 'form',
) {
  const asked = { ...identityRequest(form.input), signUpToken }
  const sent = await answerOf(context, context.services.main.requestSignUpIdentity(asked))
  if (sent.ok) {
    context.session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'SIGN_UP_IDENTITY' } })
    return redirect(paths.phoneVerify({ step: 'code' }), 303)
  }
  if (sent.code === 'SIGN_UP_EXPIRED') return endSignUp(context, sent.message)
  if (sent.code === 'NOT_AGREED') {
    context.session.notify(sent.message)
    return redirect(paths.policyAgreement(), 303)
  }
  return form.refuse(sent, { ...IDENTITY_PLACES, LIMITED: numberError })
}

async function confirmCheck(
  context: LoadContext,
  form: PostedForm<Forms, 'CODE'>,
  signUpToken: string,
) {
  const sentCode = sentCodeFor(context, 'SIGN_UP_IDENTITY')
  if (!sentCode) return form.refuse(CODE_EXPIRED, 'code')
  const { verificationId } = sentCode
  const { code } = form.input
  const confirmed = await answerOf(
    context,
    context.services.main.confirmSignUpIdentity({ signUpToken, verificationId, code }),
  )
  if (!confirmed.ok) {
    const explained = tellSuspension(context, confirmed)
    if (explained) return explained
    noteRefusal(context, sentCode, confirmed)
    return confirmed.code === 'SIGN_UP_EXPIRED'
      ? endSignUp(context, confirmed.message)
      : form.refuse(confirmed, IDENTITY_PLACES)
  }
  if (confirmed.data.kind === 'SIGNED_UP')
    return completeSignIn(context, {
      kind: 'SIGNED_IN',
      credentials: confirmed.data.credentials,
      isNew: true,
      cafeLink: 'NONE',
    })
  context.session.updateSignInFlow({ sentCode: undefined })
  return redirect(paths.phoneVerify(), 303)
}

async function joinExisting(
  context: LoadContext,
  form: PostedForm<Forms, 'JOIN'>,
  signUpToken: string,
) {
  const joined = await answerOf(context, context.services.main.joinExisting({ signUpToken }))
  if (joined.ok) return completeSignIn(context, joined.data)
  const explained = tellSuspension(context, joined)
  if (explained) return explained
  if (joined.code === 'SIGN_UP_EXPIRED') return endSignUp(context, joined.message)
  return form.refuse(joined, IDENTITY_PLACES)
}
