import { data, redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { type PostedForm, readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import type { AddressContent } from '#contracts/address.ts'
import { isPaidType, type OrderType } from '#contracts/order-states.ts'
import { mostPoints } from '#contracts/point-rules.ts'
import { CHECKOUT_METHODS, checkoutForms, receiptOf } from './checkout-forms.ts'
import { pointsOf } from './checkout-values.ts'
import {
  ADDRESS_GONE,
  asTyped,
  chosenAddress,
  findAddress,
  pickAddress,
} from './chosen-address.server.ts'
import { loadQuote } from './load-quote.server.ts'
import { openWindow } from './open-window.server.ts'
import { NO_ZONECODE } from './shop-address.ts'

type Ordered = Extract<PostedForm<typeof checkoutForms>, { intent: 'order' }>

/** Orders, looks for an address, takes one over that was found, or fills in all points. */
export async function actOnCheckout(context: LoadContext, request: Request, productSeq: number) {
  requireUser(context, request)
  const form = await readForm(request, checkoutForms)
  if (!form.ok) return form.answer
  if (form.intent === 'find') return findAddress(context, form)
  if (form.intent === 'all') return fillInPoints(context, form, productSeq)
  if (form.intent === 'pick') return pickAddress(form)
  return order(context, form, productSeq)
}

async function order(context: LoadContext, form: Ordered, productSeq: number) {
  const { formKey, type, total, isRequest, method } = form.input
  const points = pointsOf(form.input.points)
  const isFree = Number(total) === points
  // Without script the amounts on the page are those before the points.
  if (points > 0 && points <= Number(total) && form.input.cash !== String(Number(total) - points))
    return form.refuse({ status: 409, message: SEE_AMOUNT })
  const delivery = await deliveryOf(context, form)
  if (delivery === 'GONE') return form.refuse(ADDRESS_GONE, 'addressSeq')
  const placed = await answerOf(
    context,
    context.services.gateway.placeOrder({
      formKey,
      productSeq,
      type,
      total: Number(total),
      points,
      delivery,
      isRequest: isRequest || !isPaidType(type),
    }),
  )
  if (!placed.ok) {
    const own = placed.code === 'TAKEN' && (await loadQuote(context, productSeq))?.ownOrderSeq
    if (own) return goToOwnOrder(context, own)
    return form.refuse(placed, { NO_ADDRESS: 'addressSeq', POINTS: 'points' })
  }
  const { orderSeq, state } = placed.data
  const chosen = CHECKOUT_METHODS.find((one) => one === method) ?? (isFree ? 'CARD' : undefined)
  if (state === 'PENDING_PAYMENT' && chosen)
    return openWindow(context, {
      orderSeq,
      method: chosen,
      formKey,
      receipt: receiptOf(form.input),
    })
  if (state === 'REQUESTED') context.session.notify('판매자에게 거래를 요청했어요.')
  return redirect(paths.purchase(orderSeq), 303)
}

/** The buyer has ordered it in another tab. */
function goToOwnOrder({ session }: LoadContext, orderSeq: number) {
  session.notify('이미 주문한 상품이에요. 이 주문을 이어서 진행해 주세요.')
  return redirect(paths.purchase(orderSeq), 303)
}

const SEE_AMOUNT = '포인트를 뺀 금액을 보여 드려요. 확인하고 한 번 더 눌러 주세요.'

async function fillInPoints(
  context: LoadContext,
  form: Typed & { input: { type: OrderType } },
  productSeq: number,
) {
  const quote = await loadQuote(context, productSeq)
  const choice = quote?.choices.find(({ type }) => type === form.input.type)
  if (!quote || !choice) return redirect(paths.newOrder(productSeq), 303)
  const { balance, terms } = quote.points
  const most = mostPoints({ total: choice.amounts.total, balance }, terms)
  return data(asTyped(form, { points: String(most) }))
}

async function deliveryOf(
  context: LoadContext,
  { input }: Ordered,
): Promise<AddressContent | null | 'GONE'> {
  const { type, name, phoneNo, roadAddress, note } = input
  if (type === 'CVS') return { name, phoneNo, zonecode: NO_ZONECODE, roadAddress, detail: '', note }
  return type === 'PARCEL' ? chosenAddress(context, input) : null
}

interface Typed {
  intent: string
  posted: FormData
}
