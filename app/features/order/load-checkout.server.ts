import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'
import { isCourierType, type OrderType } from '#contracts/order-states.ts'
import { isRequestFirst } from './is-request-first.ts'
import { loadQuote } from './load-quote.server.ts'

/** Everything of the page that orders a product in one way. */
export async function loadCheckout(context: LoadContext, request: Request, productSeq: number) {
  const { searchParams } = new URL(request.url)
  const quote = await loadQuote(context, productSeq)
  const choice = quote?.choices.find(({ type }) => type === searchParams.get('type'))
  // The way is chosen first; one's own product has none.
  if (!quote || !choice) return { productSeq, quote, checkout: null }
  const checkout = {
    quote,
    choice,
    isRequest: isRequestFirst(searchParams),
    addresses: await addressesFor(context, choice.type),
    formKey: randomUUID(),
  }
  return { productSeq, quote, checkout }
}

async function addressesFor({ services }: LoadContext, type: OrderType) {
  if (!isCourierType(type) || type === 'CVS') return []
  return (await services.main.addresses()).items
}
