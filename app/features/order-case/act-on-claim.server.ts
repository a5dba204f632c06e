import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { claimForms } from './claim-forms.ts'
import { loadClaim } from './load-claim.server.ts'

const DONE = {
  CLAIM: '보상을 신청했어요. 결과를 알려 드릴게요.',
  ADD: '덧붙였어요.',
  RETRY: '보상금을 다시 보내고 있어요.',
} as const

/** The forms of the page of a claim, for one of the order's members. */
export async function actOnClaim(context: LoadContext, request: Request, orderSeq: number) {
  requireUser(context, request)
  await loadClaim(context, orderSeq)
  const form = await readForm(request, claimForms)
  if (!form.ok) return form.answer
  const { gateway } = context.services
  const answer = await answerOf(
    context,
    form.intent === 'CLAIM'
      ? gateway.claimCompensation({ orderSeq, ...form.input })
      : form.intent === 'ADD'
        ? gateway.argueClaim({ orderSeq, ...form.input })
        : gateway.retryCompensation({ orderSeq, ...form.input }),
  )
  if (!answer.ok) return form.refuse(answer)
  context.session.notify(DONE[form.intent])
  return redirect(paths.compensation(orderSeq), 303)
}
