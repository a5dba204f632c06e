import { redirect } from '@remix-run/node'
import { answerOf } from '#app/forms/answer-of.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { ADDRESS_GONE, chosenAddress, findAddress, pickAddress } from './chosen-address.server.ts'
import { loadOwnOrder } from './load-order.server.ts'
import { returnAddressForms } from './return-address-forms.ts'
import { returnAddressStep } from './return-address-step.ts'

/** Says where the goods of a return go, looks for that address, or takes one over that was found. */
export async function actOnReturnAddress(context: LoadContext, request: Request, orderSeq: number) {
  requireUser(context, request)
  const order = await loadOwnOrder(context, orderSeq, 'SELLER')
  const form = await readForm(request, returnAddressForms)
  if (!form.ok) return form.answer
  if (form.intent === 'find') return findAddress(context, form)
  if (form.intent === 'pick') return pickAddress(form)
  const { eventKey, keyword, ...chosen } = form.input
  // Enter in the search without script presses the first button, and nothing may be approved by it.
  if (keyword !== '' && chosen.zonecode === '')
    return findAddress(context, { ...form, input: { keyword: keyword.slice(0, 80) } })
  const address = await chosenAddress(context, chosen)
  if (address === 'GONE') return form.refuse(ADDRESS_GONE, 'addressSeq')
  // What was done already is answered by the host, which knows the key.
  const step =
    returnAddressStep(order) ??
    (order.events.some(({ trigger }) => trigger === 'GIVE_RETURN_ADDRESS')
      ? 'GIVE_RETURN_ADDRESS'
      : 'APPROVE_RETURN')
  const given = await answerOf(
    context,
    context.services.gateway.giveReturnAddress({ orderSeq, step, address, eventKey }),
  )
  if (!given.ok) return form.refuse(given)
  context.session.notify(
    step === 'APPROVE_RETURN'
      ? '반품을 승인하고 구매자에게 주소를 알려 줬어요.'
      : '구매자에게 반품 받을 주소를 알려 줬어요.',
  )
  return redirect(paths.sale(orderSeq), 303)
}
