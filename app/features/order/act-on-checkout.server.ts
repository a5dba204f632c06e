import { data, redirect } from '@remix-run/node'
import type { FoundAnswer } from '#app/features/addresses/act-on-address.server.ts'
import { answerOf } from '#app/forms/answer-of.server.ts'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { type PostedForm, readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import type { AddressContent } from '#contracts/address.ts'
import { isPaidType } from '#contracts/order-states.ts'
import { CHECKOUT_METHODS, checkoutForms } from './checkout-forms.ts'
import { NEW_ADDRESS } from './checkout-values.ts'
import { openWindow } from './open-window.server.ts'
import { NO_ZONECODE } from './shop-address.ts'

type Ordered = Extract<PostedForm<typeof checkoutForms>, { intent: 'order' }>

/** Orders, looks for an address, or takes one over that was found. */
export async function actOnCheckout(context: LoadContext, request: Request, productSeq: number) {
  requireUser(context, request)
  const form = await readForm(request, checkoutForms)
  if (!form.ok) return form.answer
  if (form.intent === 'find') return find(context, form)
  if (form.intent === 'pick') {
    const [zonecode = '', roadAddress = ''] = form.input.picked.split('|')
    const taken = { zonecode, roadAddress, keyword: '', addressSeq: NEW_ADDRESS }
    return data<FoundAnswer>(asTyped(form, taken))
  }
  return order(context, form, productSeq)
}

async function order(context: LoadContext, form: Ordered, productSeq: number) {
  const { formKey, type, total, isRequest, method } = form.input
  const delivery = await deliveryOf(context, form)
  if (delivery === 'GONE')
    return form.refuse(
      { status: 409, message: '이미 지운 주소예요. 다시 골라 주세요.' },
      'addressSeq',
    )
  const placed = await answerOf(
    context,
    context.services.gateway.placeOrder({
      formKey,
      productSeq,
      type,
      total: Number(total),
      points: 0,
      delivery,
      isRequest: isRequest || !isPaidType(type),
    }),
  )
  if (!placed.ok) return form.refuse(placed, { NO_ADDRESS: 'addressSeq' })
  const { orderSeq, state } = placed.data
  const chosen = CHECKOUT_METHODS.find((one) => one === method)
  if (state === 'PENDING_PAYMENT' && chosen)
    return openWindow(context, { orderSeq, method: chosen, formKey })
  if (state === 'REQUESTED') context.session.notify('판매자에게 거래를 요청했어요.')
  return redirect(paths.purchase(orderSeq), 303)
}

async function deliveryOf(
  { services }: LoadContext,
  { input }: Ordered,
): Promise<AddressContent | null | 'GONE'> {
  const { type, addressSeq, name, phoneNo, zonecode, roadAddress, detail, note } = input
  if (type === 'CVS') return { name, phoneNo, zonecode: NO_ZONECODE, roadAddress, detail: '', note }
  if (type !== 'PARCEL') return null
  if (addressSeq === NEW_ADDRESS) return { name, phoneNo, zonecode, roadAddress, detail, note }
  const known = await services.main.address({ addressSeq: Number(addressSeq) })
  if (!known.ok) return 'GONE'
  const { addressSeq: _seq, isDefault: _default, ...content } = known.data
  return { ...content, note: note || content.note }
}

interface Typed {
  intent: string
  posted: FormData
}

async function find(context: LoadContext, form: Typed & { input: { keyword: string } }) {
  const { keyword } = form.input
  const found = await answerOf(context, context.services.main.findRoadAddresses({ keyword }))
  const [first, ...others] = found.ok ? found.data.items : []
  // The only one is chosen already.
  const picked = first && others.length === 0 ? `${first.zonecode}|${first.roadAddress}` : ''
  const typed = asTyped(form, { picked, addressSeq: NEW_ADDRESS })
  const answer: FoundAnswer = { ...typed, intent: 'find' }
  if (found.ok) return data({ ...answer, found: found.data })
  return data({ ...answer, errors: { keyword: found.message } }, { status: found.status })
}

/** The form as it was posted, with other values of some fields. */
function asTyped({ intent, posted }: Typed, changed: Record<string, string>): FormAnswer {
  const values: FormAnswer['values'] = {}
  for (const [name, value] of posted) if (typeof value === 'string') values[name] = [value]
  for (const [name, value] of Object.entries(changed)) values[name] = [value]
  return { intent, errors: {}, values }
}
