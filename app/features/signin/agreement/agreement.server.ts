import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { endSignUp } from '../flow/flow-redirects.server.ts'
import { requireSignUp } from '../flow/require-sign-up.server.ts'
import { type AgreementItems, agreementItems } from './agreement-items.ts'
import { agreementInput, agreementSchema } from './agreement-schema.ts'

/** What the agreement page shows. */
export async function loadAgreement(context: LoadContext) {
  const [{ state }, items] = await Promise.all([requireSignUp(context), itemsInForce(context)])
  if (state.existing) throw redirect(paths.phoneVerify(), 303)
  return { items, notice: context.session.takeNotice() }
}

/** Stores the agreements; where a required one is missing, the form comes again with every tick where it was. */
export async function actOnAgreement(context: LoadContext, request: Request) {
  const [{ signUpToken }, items] = await Promise.all([
    requireSignUp(context),
    itemsInForce(context),
  ])
  const asked = keysOf(items)
  const form = await readForm(request, { AGREE: agreementSchema(asked) })
  if (!form.ok) return form.answer
  const { recommendCode } = form.input
  const kept = await answerOf(
    context,
    context.services.main.agreePolicies({
      signUpToken,
      ...agreementInput(form.input, asked),
      ...(recommendCode && { recommendCode }),
    }),
  )
  if (kept.ok) return redirect(paths.phoneVerify(), 303)
  if (kept.code === 'SIGN_UP_EXPIRED') return endSignUp(context, kept.message)
  return form.refuse(kept, { NOT_AGREED: 'agree', NIGHT_ALONE: 'night' })
}

async function itemsInForce({ services }: LoadContext): Promise<AgreementItems> {
  const { policies } = await services.init.policies()
  return agreementItems(policies)
}

function keysOf({ required, optional, marketing }: AgreementItems) {
  return [...required, ...optional, ...marketing].map(({ key }) => key)
}
