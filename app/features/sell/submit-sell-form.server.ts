import { data, redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { helpWriting } from './help-writing.server.ts'
import { type ListingInput, SELL_FORMS } from './listing-fields.ts'
import { listingRefusal } from './listing-refusal.ts'
import { nameRegions } from './load-sell-page.server.ts'
import { keepPhotos } from './posted-photos.server.ts'
import type { SellAnswer } from './sell-answer.ts'
import { contentOfInput } from './sell-content.ts'
import { valuesOfForm } from './sell-values.ts'
import { markSignedOut } from './signed-out-form.server.ts'

/** A text that is much too long is answered at its field, with what was typed. */
const LONGEST_TEXT = 400_000
const UNAUTHORIZED = 401

/**
 * The form of a listing: publishes or saves it, or helps to write it without script. Whatever refuses it, the page shows
 * it again with what was typed, and with the pictures that were sent.
 */
export async function submitSellForm(context: LoadContext, request: Request) {
  if (!context.session.viewer) return keepForSignIn(context, request)
  requireUser(context, request)
  const form = await readForm(request, SELL_FORMS, { longestField: LONGEST_TEXT })
  if (form.intent === 'removeDraft') {
    if (form.ok) await context.services.product.removeDraft(form.input)
    return redirect(paths.sellForm(), 303)
  }
  const { photoIds, photos, problem } = await keepPhotos(context, form.posted)
  const regions = await nameRegions(context, valuesOfForm(form.posted).regionCodes)
  const kept = (answer: SellAnswer, status: number) =>
    data<SellAnswer>(
      {
        ...answer,
        errors: { ...answer.errors, ...(problem && { photoIds: problem }) },
        values: { ...answer.values, photoIds: [...photoIds], cover: photoIds.slice(0, 1) },
        photos,
        regions,
      },
      status,
    )
  if (!form.ok) return kept(form.answer.data, 400)
  const refuse = (answer: Partial<SellAnswer>, status: number) => {
    const { data: refused } = form.refuse({ status, message: '' })
    return kept({ ...refused, errors: {}, ...answer }, status)
  }
  if (form.intent !== 'register' && form.intent !== 'save')
    return helpWriting(context, form, photoIds, refuse)
  if (problem) return refuse({}, 422)
  const productSeq = Number(new URL(request.url).searchParams.get('productSeq'))
  return form.intent === 'save' && productSeq > 0
    ? save(context, productSeq, form.input, photoIds, refuse)
    : register(context, form.input, photoIds, refuse)
}

type Refuse = (answer: Partial<SellAnswer>, status: number) => ReturnType<typeof data<SellAnswer>>

async function register(
  context: LoadContext,
  input: ListingInput,
  photoIds: readonly string[],
  refuse: Refuse,
) {
  const { formKey, draftId, confirmed } = input
  const answer = await answerOf(
    context,
    context.services.product.registerListing({
      formKey,
      ...(draftId && { draftId }),
      content: contentOfInput(input, photoIds),
      isConfirmed: confirmed,
    }),
  )
  if (!answer.ok) return refuse(listingRefusal(answer), answer.status)
  return redirect(paths.sellDone(answer.data.productSeq), 303)
}

async function save(
  context: LoadContext,
  productSeq: number,
  input: ListingInput,
  photoIds: readonly string[],
  refuse: Refuse,
) {
  const { formKey, version, confirmed } = input
  const answer = await answerOf(
    context,
    context.services.product.editListing({
      productSeq,
      version: Number(version) || 1,
      formKey,
      content: contentOfInput(input, photoIds),
      isConfirmed: confirmed,
    }),
  )
  if (!answer.ok) {
    if (answer.code === 'NOT_FOUND' || answer.code === 'GONE')
      throw new Response(null, { status: answer.status })
    return refuse(listingRefusal(answer), answer.status)
  }
  context.session.notify('고친 내용을 저장했어요.')
  return redirect(paths.product(productSeq), 303)
}

/** A form that was sent after its session ended: nothing of it is lost, and it can be sent again after a sign-in. */
async function keepForSignIn(context: LoadContext, request: Request) {
  const form = await readForm(request, SELL_FORMS, { longestField: LONGEST_TEXT })
  if (form.intent === 'removeDraft') throw requireUser(context, request)
  markSignedOut(context)
  const { data: answer } = form.ok
    ? form.refuse({ status: UNAUTHORIZED, message: '' })
    : form.answer
  const errors = { form: '로그인이 끝났어요. 쓴 내용은 그대로 있어요.' }
  return data<SellAnswer>({ ...answer, errors, isSignedOut: true }, UNAUTHORIZED)
}
