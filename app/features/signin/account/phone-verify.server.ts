import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { oneTimeCodeSchema } from '#contracts/account.ts'
import { SIGN_IN_TYPE_LABELS } from '#contracts/account-constants.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { SignUpState } from '#contracts/main.ts'
import { maskPhoneNo } from '#contracts/masks.ts'
import { completeSignIn } from '../flow/complete-sign-in.server.ts'
import { endSignUp } from '../flow/flow-redirects.server.ts'
import { requireSignUp } from '../flow/require-sign-up.server.ts'
import { answerOf, readForm, textOf } from '../form/form-answer.server.ts'
import { identityProblem, identityRefusal } from '../identity/identity-refusal.server.ts'
import { readIdentity } from '../identity/read-identity.server.ts'
import { normalizeDigits } from '../phone/phone-no.ts'
import {
  CODE_EXPIRED,
  CODE_INCOMPLETE,
  codeStepOf,
  sentCodeFor,
} from '../phone/sent-code.server.ts'

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

/** Every form of the page: `step` selects one. */
export async function actOnPhoneVerify(context: LoadContext, request: Request) {
  const form = await readForm(request)
  const signUp = await requireSignUp(context)
  switch (form.get('step')) {
    case 'REQUEST':
      return requestCheck(context, form, signUp)
    case 'CODE':
      return confirmCheck(context, form, signUp.signUpToken)
    case 'JOIN':
      return joinExisting(context, signUp.signUpToken)
    case 'START_OVER':
      return endSignUp(context)
    default:
      return identityProblem(400, { form: ERROR_CATALOGUE.BAD_REQUEST.message })
  }
}

async function requestCheck(
  context: LoadContext,
  form: FormData,
  { signUpToken, state }: { signUpToken: string; state: SignUpState },
) {
  const reading = readIdentity(form, state.phoneNo)
  if (!reading.ok) return identityProblem(400, reading.errors, reading.values)
  const sent = await answerOf(
    context,
    context.services.main.requestSignUpIdentity({ ...reading.request, signUpToken }),
  )
  if (sent.ok) {
    context.session.updateSignInFlow({ sentCode: { ...sent.data, purpose: 'SIGN_UP_IDENTITY' } })
    return redirect(paths.phoneVerify({ step: 'code' }), 303)
  }
  if (sent.code === 'SIGN_UP_EXPIRED') return endSignUp(context, sent.message)
  if (sent.code === 'NOT_AGREED') {
    context.session.notify(sent.message)
    return redirect(paths.policyAgreement(), 303)
  }
  return identityRefusal(sent, reading.values)
}

async function confirmCheck(context: LoadContext, form: FormData, signUpToken: string) {
  const code = oneTimeCodeSchema.safeParse(normalizeDigits(textOf(form, 'code')))
  if (!code.success) return identityProblem(400, { code: CODE_INCOMPLETE })
  const sentCode = sentCodeFor(context, 'SIGN_UP_IDENTITY')
  if (!sentCode) return identityProblem(400, { code: CODE_EXPIRED })
  const { verificationId } = sentCode
  const confirmed = await answerOf(
    context,
    context.services.main.confirmSignUpIdentity({ signUpToken, verificationId, code: code.data }),
  )
  if (!confirmed.ok)
    return confirmed.code === 'SIGN_UP_EXPIRED'
      ? endSignUp(context, confirmed.message)
      : identityRefusal(confirmed)
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

async function joinExisting(context: LoadContext, signUpToken: string) {
  const joined = await answerOf(context, context.services.main.joinExisting({ signUpToken }))
  if (joined.ok) return completeSignIn(context, joined.data)
  if (joined.code === 'SIGN_UP_EXPIRED') return endSignUp(context, joined.message)
  return identityRefusal(joined)
}
