import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { claimForms } from './claim-forms.ts'
import { loadClaim } from './load-claim.server.ts'
import { keepCasePhotos, tellWithPhotos } from './tell-with-photos.server.ts'

const DONE = {
  CLAIM: '보상을 신청했어요. 결과를 알려 드릴게요.',
  ADD: '덧붙였어요.',
  RETRY: '보상금을 다시 보내고 있어요.',
} as const

type ClaimFormRead = Extract<Awaited<ReturnType<typeof readClaimForm>>, { ok: true }>
const readClaimForm = (request: Request) => readForm(request, claimForms)

/** @returns the answer to the form where it is refused */
async function say(context: LoadContext, orderSeq: number, form: ClaimFormRead) {
  const { gateway } = context.services
  if (form.intent === 'RETRY') {
    const sent = await answerOf(context, gateway.retryCompensation({ orderSeq, ...form.input }))
    return sent.ok ? null : form.refuse(sent)
  }
  if (form.intent === 'ADD') {
    const { text, eventKey } = form.input
    return tellWithPhotos(context, orderSeq, form, form.input, (photoIds) =>
      gateway.argueClaim({ orderSeq, text, eventKey, photoIds }),
    )
  }
  const { reason, text, eventKey } = form.input
  return tellWithPhotos(context, orderSeq, form, form.input, (photoIds) =>
    gateway.claimCompensation({ orderSeq, reason, text, eventKey, photoIds }),
  )
}

/** The forms of the page of a claim, for one of the order's members. */
export async function actOnClaim(context: LoadContext, request: Request, orderSeq: number) {
  requireUser(context, request)
  await loadClaim(context, orderSeq)
  const form = await readClaimForm(request)
  if (!form.ok) return keepCasePhotos(context, orderSeq, form)
  const refusal = await say(context, orderSeq, form)
  if (refusal) return refusal
  context.session.notify(DONE[form.intent])
  return redirect(paths.compensation(orderSeq), 303)
}
