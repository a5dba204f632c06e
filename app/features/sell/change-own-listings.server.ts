import { redirect } from '@remix-run/node'
import { josa } from '#app/format/josa.ts'
import type { PostedForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { listingRefusal } from './listing-refusal.ts'
import type { OWN_LISTING_FORMS } from './own-listing-forms.ts'
import { summaryOfMany } from './own-listing-texts.ts'

type OwnForm = PostedForm<typeof OWN_LISTING_FORMS>
/** What a host answers to one listing. */
type Outcome = { ok: true } | { ok: false; message: string; status: number }

/** Who waits comes first: the product stays reserved for the next. */
const KEPT = '예약 대기하던 분에게 먼저 살 기회를 드렸어요. 그동안은 예약중으로 보여요.'

/**
 * What a seller does with own listings: one after the other, so that one that is refused does not stop the others.
 * @param back where it leads; a deleted listing has no page any more
 */
export async function changeOwnListings(
  context: LoadContext,
  form: OwnForm,
  back: { done: string; deleted: string },
) {
  if (form.intent === 'price') return changePrice(context, form, back.done)
  const refused: string[] = []
  let changed = 0
  for (const productSeq of new Set(form.input.productSeq)) {
    const outcome = await changeOne(context, form, productSeq)
    if (outcome.ok) changed += 1
    else refused.push(outcome.message)
  }
  context.session.notify(summaryOfMany({ changed, refused: [...new Set(refused)] }, doneText(form)))
  return redirect(form.intent === 'delete' && changed > 0 ? back.deleted : back.done, 303)
}

const DONE = {
  bump: '끌올했어요',
  hide: '숨겼어요',
  show: '다시 보이게 했어요',
  delete: '삭제했어요',
} as const

const doneText = (form: Exclude<OwnForm, { intent: 'price' }>) =>
  form.intent === 'state'
    ? `${josa(TRADE_STATE_LABELS[form.input.tradeState], '으로/로')} 바꿨어요`
    : DONE[form.intent]

async function changeOne(
  { services: { product } }: LoadContext,
  form: Exclude<OwnForm, { intent: 'price' }>,
  productSeq: number,
): Promise<Outcome> {
  switch (form.intent) {
    case 'state': {
      const { tradeState } = form.input
      const answer = await product.setTradeState({ productSeq, tradeState })
      if (!answer.ok || answer.data.tradeState === tradeState) return answer
      return { ok: false, message: KEPT, status: 200 }
    }
    case 'bump':
      return product.bumpListing({ productSeq })
    case 'hide':
      return product.setListingVisibility({ productSeq, hidden: true })
    case 'show':
      return product.setListingVisibility({ productSeq, hidden: false })
    case 'delete':
      return product.deleteListing({ productSeq })
  }
}

const SEE_WHOLE_FORM = '확인할 내용이 있어요. 수정하기에서 확인하고 저장해 주세요.'

/** The price alone, without the form. */
async function changePrice(
  context: LoadContext,
  form: Extract<OwnForm, { intent: 'price' }>,
  back: string,
) {
  const { productSeq, formKey, version, price } = form.input
  const [only = 0] = productSeq
  const answer = await context.services.product.editListing({
    productSeq: only,
    formKey,
    version,
    content: { price },
  })
  if (!answer.ok) {
    const [refused = answer.message] = Object.values(listingRefusal(answer).errors ?? {})
    const sentence =
      answer.code === 'CONFIRM' || answer.code === 'SCREENED' ? SEE_WHOLE_FORM : refused
    return form.refuse({ ...answer, message: sentence }, 'price')
  }
  context.session.notify('가격을 바꿨어요.')
  return redirect(back, 303)
}
