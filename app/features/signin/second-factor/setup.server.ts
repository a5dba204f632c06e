import { redirect } from '@remix-run/node'
import { qrCode } from '#app/features/app-download/qr-code.ts'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireOperatorAccount } from '#app/session/guards.server.ts'
import { signOut } from '#app/session/sign-out.server.ts'
import { SETUP_FORMS } from './factor-forms.ts'
import { keepPassed, onwards } from './second-factor.server.ts'

const GROUP = /.{1,4}/g

/** What the page shows on which an authenticator app is set up, or why it cannot be now. */
export async function loadSetup(context: LoadContext, request: Request) {
  requireOperatorAccount(context)
  const redirectTo = onwards(new URL(request.url).searchParams.get('redirectTo'))
  const begun = await context.services.main.beginAuthenticator()
  if (!begun.ok && begun.code === 'FACTOR_NEEDED') throw redirect(againFor(redirectTo), 303)
  if (!begun.ok) return { redirectTo, setup: null, why: begun.message, sandbox: context.sandbox }
  const { secret, uri } = begun.data
  const setup = { secret, groups: [...(secret.match(GROUP) ?? [])], qr: qrCode(uri) }
  return { redirectTo, setup, why: null, sandbox: context.sandbox }
}

/** The way through the present factor and back to the set-up. */
const againFor = (redirectTo: string) =>
  paths.secondFactor({ redirectTo: paths.secondFactorSetup({ redirectTo }), again: true })

/** Both forms of the page: the code of the new app, and a new sign-in. */
export async function actOnSetup(context: LoadContext, request: Request) {
  requireOperatorAccount(context)
  const form = await readForm(request, SETUP_FORMS)
  if (!form.ok) return form.answer
  const redirectTo = onwards(form.input.redirectTo)
  switch (form.intent) {
    case 'CONFIRM': {
      const { code } = form.input
      const set = await answerOf(context, context.services.main.confirmAuthenticator({ code }))
      if (!set.ok && set.code === 'FACTOR_NEEDED') return redirect(againFor(redirectTo), 303)
      if (!set.ok) return form.refuse(set, 'code')
      keepPassed(context, set.data.passed)
      return { recoveryCodes: set.data.recoveryCodes }
    }
    case 'SIGN_IN_AGAIN':
      await signOut(context)
      return redirect(paths.signIn({ redirectTo: paths.secondFactorSetup({ redirectTo }) }), 303)
  }
}
