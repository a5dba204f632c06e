import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireOperatorAccount } from '#app/session/guards.server.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { authenticatorCodeSchema, recoveryCodeSchema } from '#contracts/second-factor.ts'
import { answerOf, readForm, textOf } from '../form/form-answer.server.ts'
import { normalizeDigits } from '../phone/phone-no.ts'
import {
  FACTOR_CODE_INCOMPLETE,
  factorAnswer,
  factorProblem,
  keepPassed,
  onwards,
  PASSKEY_UNREADABLE,
  readPasskey,
} from './second-factor.server.ts'

/** What the page shows on which an operator passes the second factor; where it was passed, it leads on. */
export async function loadPass(context: LoadContext, request: Request) {
  requireOperatorAccount(context)
  const query = new URL(request.url).searchParams
  const redirectTo = onwards(query.get('redirectTo'))
  const state = await context.services.main.secondFactor()
  if (!state.authenticatorSetAt) throw redirect(paths.secondFactorSetup({ redirectTo }), 303)
  const isAskedAgain = query.has('again') && !state.mayChange
  const { secondFactorUntil } = state
  if (secondFactorUntil !== null && !isAskedAgain) {
    context.session.elevate({ secondFactorUntil })
    throw redirect(redirectTo, 303)
  }
  return {
    redirectTo,
    isAskedAgain,
    way: query.get('way') === 'recovery' ? ('RECOVERY' as const) : ('CODE' as const),
    hasPasskey: state.hasPasskey,
    lockedUntil: state.lockedUntil,
    publicOrigin: context.publicOrigin,
    sandbox: context.sandbox,
    notice: context.session.takeNotice(),
  }
}

/** Every form of the page: `step` selects one. */
export async function actOnPass(context: LoadContext, request: Request) {
  requireOperatorAccount(context)
  const form = await readForm(request)
  const redirectTo = onwards(form.get('redirectTo'))
  const { main } = context.services
  switch (form.get('step')) {
    case 'CODE': {
      const code = authenticatorCodeSchema.safeParse(normalizeDigits(textOf(form, 'code')))
      if (!code.success) return factorProblem(400, { code: FACTOR_CODE_INCOMPLETE })
      const passed = await answerOf(context, main.passAuthenticator({ code: code.data }))
      if (!passed.ok) return factorProblem(passed.status, { code: passed.message })
      keepPassed(context, passed.data)
      return redirect(redirectTo, 303)
    }
    case 'RECOVERY': {
      const code = recoveryCodeSchema.safeParse(textOf(form, 'code'))
      if (!code.success)
        return factorProblem(400, { code: '복구 코드 12자리를 모두 입력해 주세요.' })
      const passed = await answerOf(context, main.passRecoveryCode({ code: code.data }))
      if (!passed.ok) return factorProblem(passed.status, { code: passed.message })
      keepPassed(context, passed.data)
      // Who has lost the phone sets up another one now.
      return redirect(paths.manageSecondFactor(), 303)
    }
    case 'CHALLENGE': {
      const challenge = await answerOf(context, main.challengePasskey())
      return challenge.ok
        ? factorAnswer({ options: challenge.data.options })
        : factorProblem(challenge.status, { form: challenge.message })
    }
    case 'PASSKEY': {
      const response = readPasskey(form)
      if (!response) return factorProblem(400, { form: PASSKEY_UNREADABLE })
      const passed = await answerOf(context, main.passPasskey({ response }))
      if (!passed.ok) return factorProblem(passed.status, { form: passed.message })
      keepPassed(context, passed.data)
      return redirect(redirectTo, 303)
    }
    default:
      return factorProblem(400, { form: ERROR_CATALOGUE.BAD_REQUEST.message })
  }
}
