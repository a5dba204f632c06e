import { randomUUID } from 'node:crypto'
import { categoryTree } from '#app/features/category/category-tree.ts'
import { ownRegionCodes } from '#app/features/regions/own-regions.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { requireUser } from '#app/session/guards.server.ts'
import type { EditableListing, ListingContent, ListingDraft } from '#contracts/listing.ts'
import { categoryOptions, type TopOption } from './category-options.ts'
import type { NamedRegion } from './region-field.tsx'
import { rememberedValues, valuesOfContent } from './sell-content.ts'
import { NO_VALUES, type SellValues } from './sell-values.ts'
import { wasSignedOut } from './signed-out-form.server.ts'

/** A draft in the list of those that can be continued. */
export interface DraftSummary {
  draftId: string
  title: string
  updatedAt: string
  photo: ListingDraft['photos'][number]['image'] | null
}

/** Everything that the page of the form needs. */
export interface SellPage {
  /** Null when the session has ended while the form was sent. */
  userSeq: number | null
  /** The listing that is edited; null for a new one. */
  edited: Pick<EditableListing, 'productSeq' | 'version'> | null
  formKey: string
  draftId: string
  /** Of the draft; 0 while it is new. */
  revision: number
  initial: SellValues
  photos: EditableListing['photos']
  categories: TopOption[]
  /** Names of the chosen regions and of 내 동네. */
  regions: NamedRegion[]
  /** Drafts besides the one that is shown. */
  drafts: DraftSummary[]
  /** The draft of the address is no more. */
  isDraftGone: boolean
  now: string
}

/**
 * Loads the form: of a new listing, of a draft (`draftId`) or of an own listing (`productSeq`).
 * @throws 404 and 410 for a listing that is not the member's, or no more
 */
export async function loadSellPage(context: LoadContext, request: Request): Promise<SellPage> {
  const now = context.now.toISOString()
  const categories = await loadOptions(context)
  const empty = { formKey: randomUUID(), draftId: randomUUID(), revision: 0, photos: [], now }
  // The form that was sent is shown again; who sent it is not known any more.
  if (wasSignedOut(context)) {
    const anonymous = { userSeq: null, edited: null, regions: [], drafts: [], isDraftGone: false }
    return { ...empty, ...anonymous, categories, initial: NO_VALUES }
  }
  const { userSeq } = requireUser(context, request)
  const { searchParams } = new URL(request.url)
  const productSeq = seqOf(searchParams.get('productSeq'))
  if (productSeq !== null) {
    const listing = await loadListing(context, productSeq)
    const initial = valuesOfContent(listing.content)
    return {
      ...empty,
      userSeq,
      edited: { productSeq, version: listing.version },
      initial,
      photos: listing.photos,
      categories,
      regions: await nameRegions(context, initial.regionCodes),
      drafts: [],
      isDraftGone: false,
    }
  }
  const draftId = idOf(searchParams.get('draftId'))
  const drafts = (await optional(context, context.services.product.listDrafts()))?.items ?? []
  const draft = drafts.find((each) => each.draftId === draftId)
  const initial = draft ? valuesOfContent(draft.content) : await remembered(context)
  return {
    ...empty,
    userSeq,
    edited: null,
    draftId: draftId ?? empty.draftId,
    revision: draft?.revision ?? 0,
    initial,
    photos: draft?.photos ?? [],
    categories,
    regions: await nameRegions(context, initial.regionCodes),
    drafts: drafts.filter((each) => each !== draft).map(summaryOf),
    isDraftGone: draftId !== null && !draft,
  }
}

const seqOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

const idOf = (text: string | null) =>
  text && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null

async function loadListing(context: LoadContext, productSeq: number): Promise<EditableListing> {
  const answer = await context.services.product.getListing({ productSeq })
  if (!answer.ok) throw new Response(null, { status: answer.status })
  return answer.data
}

async function loadOptions({ services }: LoadContext): Promise<TopOption[]> {
  return categoryOptions(categoryTree((await services.init.categories()).categories))
}

const summaryOf = ({ draftId, content, updatedAt, photos }: ListingDraft): DraftSummary => ({
  draftId,
  title: content.title?.trim() ?? '',
  updatedAt,
  photo: photos[0]?.image ?? null,
})

/** How and where the seller traded the last time; for the first time, 내 동네. */
async function remembered(context: LoadContext): Promise<SellValues> {
  const last = await lastListing(context)
  return rememberedValues(last, last ? [] : await ownRegionCodes(context))
}

async function lastListing(context: LoadContext): Promise<ListingContent | null> {
  const { product } = context.services
  for (const state of ['ON_SALE', 'SOLD'] as const) {
    const own = await optional(context, product.ownListings({ state, pageSize: 1 }))
    const [item] = own?.items ?? []
    if (!item) continue
    const listing = await optional(context, product.getListing({ productSeq: item.productSeq }))
    if (listing?.ok) return listing.data.content
  }
  return null
}

/** The chosen regions first, then 내 동네. */
export async function nameRegions(
  context: LoadContext,
  chosen: readonly string[],
): Promise<NamedRegion[]> {
  const own = await ownRegionCodes(context)
  const regionCodes = [...new Set([...chosen.slice(0, 3), ...own])].slice(0, 4)
  if (regionCodes.length === 0) return []
  const named = await optional(context, context.services.init.namedRegions({ regionCodes }))
  return (named?.regions ?? []).map(({ regionCode, fullName }) => ({ regionCode, fullName }))
}
