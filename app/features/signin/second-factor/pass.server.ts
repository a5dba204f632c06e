import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireOperatorAccount } from '#app/session/guards.server.ts'
import { PASS_FORMS } from './factor-forms.ts'
import { keepPassed, onwards } from './second-factor.server.ts'

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

/** Every form of the page. */
export async function actOnPass(context: LoadContext, request: Request) {
  requireOperatorAccount(context)
  const form = await readForm(request, PASS_FORMS)
  if (!form.ok) return form.answer
  const redirectTo = onwards(form.input.redirectTo)
  const { main } = context.services
  switch (form.intent) {
    case 'CODE': {
      const { code } = form.input
      const passed = await answerOf(context, main.passAuthenticator({ code }))
      if (!passed.ok) return form.refuse(passed, 'code')
      keepPassed(context, passed.data)
      return redirect(redirectTo, 303)
    }
    case 'RECOVERY': {
      const { code } = form.input
      const passed = await answerOf(context, main.passRecoveryCode({ code }))
      if (!passed.ok) return form.refuse(passed, 'code')
      keepPassed(context, passed.data)
      // Who has lost the phone sets up another one now.
      return redirect(paths.manageSecondFactor(), 303)
    }
    case 'CHALLENGE': {
      const challenge = await answerOf(context, main.challengePasskey())
      return challenge.ok ? { options: challenge.data.options } : form.refuse(challenge)
    }
    case 'PASSKEY': {
      const { response } = form.input
      const passed = await answerOf(context, main.passPasskey({ response }))
      if (!passed.ok) return form.refuse(passed)
      keepPassed(context, passed.data)
      return redirect(redirectTo, 303)
    }
  }
}
