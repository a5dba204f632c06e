import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { Result } from '#app/services/result.ts'
import { seqSchema } from '#contracts/common.ts'
import { draftContentSchema } from '#contracts/listing.ts'
import type { ListingHelp } from './listing-help.ts'
import { priceHelpOf } from './price-help-of.ts'

const askedSchema = draftContentSchema
  .pick({ title: true, body: true, tags: true, price: true, condition: true })
  .extend({ productSeq: seqSchema.nullable() })

/** A title is looked up from here on. */
const SHORTEST_TITLE = 2
/** Of the title that is looked up. */
const LONGEST_TITLE = 200

/**
 * What the hosts say of a listing while it is being written: a host that does not answer, or is asked too often, says
 * nothing.
 */
export async function helpListing(context: LoadContext, request: Request): Promise<Response> {
  const asked = askedSchema.safeParse(await request.json().catch(() => null))
  if (!asked.success) return Response.json(null, { status: 400 })
  const { title = '', body = '', tags = [], price = null, condition = null } = asked.data
  const { machineLearning, standardPrice } = context.services
  const words = title.trim().slice(0, LONGEST_TITLE)
  const isTitled = words.length >= SHORTEST_TITLE
  const [categories, prices, found] = await Promise.all([
    isTitled ? said(context, machineLearning.suggestCategories({ title: words })) : null,
    isTitled ? said(context, standardPrice.priceHelp({ title: words, price, condition })) : null,
    said(context, machineLearning.screenTexts({ title: words, body, tags })),
  ])
  const help: ListingHelp = {
    categorySeqs: categories?.items.map((item) => item.categorySeq) ?? [],
    price: prices && priceHelpOf(prices),
    verdict: prices?.verdict ?? null,
    findings: found?.findings ?? [],
  }
  return Response.json(help, { headers: { 'cache-control': 'no-store' } })
}

async function said<Data>(
  context: LoadContext,
  call: Promise<Result<Data, string>>,
): Promise<Data | null> {
  const answer = await optional(context, call)
  return answer?.ok ? answer.data : null
}
