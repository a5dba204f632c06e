import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { MANAGE_FORMS } from './factor-forms.ts'

/** What an operator has set up. */
export async function loadManage(context: LoadContext, request: Request) {
  requireOperator(context, request)
  const state = await context.services.main.secondFactor()
  return { state, publicOrigin: context.publicOrigin, now: context.now.toISOString() }
}

/** Every form of the page. */
export async function actOnManage(context: LoadContext, request: Request) {
  requireOperator(context, request)
  const form = await readForm(request, MANAGE_FORMS)
  if (!form.ok) return form.answer
  /** Where the present factor is asked for again it is passed first. */
  const refused = (by: { code: string; status: number; message: string }) =>
    by.code === 'FACTOR_NEEDED'
      ? redirect(paths.secondFactor({ redirectTo: paths.manageSecondFactor(), again: true }), 303)
      : form.refuse(by)
  const { main } = context.services
  switch (form.intent) {
    case 'RENEW_CODES': {
      const renewed = await answerOf(context, main.renewRecoveryCodes())
      return renewed.ok ? renewed.data : refused(renewed)
    }
    case 'CHALLENGE': {
      const begun = await answerOf(context, main.beginPasskey())
      return begun.ok ? { options: begun.data.options } : refused(begun)
    }
    case 'PASSKEY': {
      const added = await answerOf(context, main.addPasskey(form.input))
      if (!added.ok) return refused(added)
      context.session.notify('패스키를 등록했어요.')
      return redirect(paths.manageSecondFactor(), 303)
    }
    case 'REMOVE': {
      const removed = await answerOf(context, main.removePasskey(form.input))
      if (!removed.ok && removed.code !== 'NOT_FOUND') return refused(removed)
      context.session.notify(removed.ok ? '패스키를 삭제했어요.' : removed.message)
      return redirect(paths.manageSecondFactor(), 303)
    }
  }
}
