import type { LoadContext } from '#app/load-context.server.ts'
import { seqSchema } from '#contracts/common.ts'
import { draftContentSchema } from '#contracts/listing.ts'
import { type ListingHelp, NO_HELP } from './listing-help.ts'

const askedSchema = draftContentSchema.extend({ productSeq: seqSchema.nullable() })

/** What the hosts say of a listing while it is being written. */
export async function helpListing(_context: LoadContext, request: Request): Promise<Response> {
  const asked = askedSchema.safeParse(await request.json().catch(() => null))
  if (!asked.success) return Response.json(null, { status: 400 })
  const help: ListingHelp = NO_HELP
  return Response.json(help, { headers: { 'cache-control': 'no-store' } })
}
