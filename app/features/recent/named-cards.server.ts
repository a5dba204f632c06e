import * as z from 'zod/mini'
import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { heartsOf } from '#app/features/hearts/hearts-of.server.ts'
import { many, sequence } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { ProductCard } from '#contracts/product.ts'
import { MOST_RECENT } from './recent-products.ts'

const FORMS = {
  cards: z.object({ productSeq: many(sequence(), z.maxLength(MOST_RECENT)) }),
}

/** Cards for products that the browser named; what is no longer visible is left out. */
export interface NamedCards {
  items: ProductCard[]
  hearts: Hearts | null
  /** Moment of the request. */
  now: string
}

/** @returns 503 when the host does not answer */
export async function answerNamedCards(context: LoadContext, request: Request) {
  const form = await readForm(request, FORMS)
  if (!form.ok) return form.answer
  const productSeqs = form.input.productSeq
  const found = await optional(context, context.services.product.cards({ productSeqs }))
  if (!found) return Response.json(null, { status: 503 })
  const { items } = found
  const cards: NamedCards = {
    items,
    hearts: await heartsOf(context, items),
    now: context.now.toISOString(),
  }
  return Response.json(cards, { headers: { 'cache-control': 'private, no-store' } })
}
