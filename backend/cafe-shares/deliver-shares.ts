import { createHash } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { CAFE_SHARE_RULES, type CafeShareProblem } from '#contracts/cafe-constants.ts'
import { mediaUrl } from '#contracts/media.ts'
import { CAFE_LEASE_MS, cafePause } from '../accounts/cafe-link/deliver-cafe-tasks.ts'
import { endCafeLink } from '../accounts/cafe-link/end-cafe-link.ts'
import type { CafeShareTable, DB } from '../db/schema.ts'
import type { Cafe, CafeSharedPost } from '../operation/cafe.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { IntegrationError } from '../operation/integrations.ts'

type Context = Pick<HostContext, 'kysely' | 'now' | 'publicOrigin'> & { cafe: Cafe; log: HostLog }
type Share = Selectable<CafeShareTable>
type Taken = Share & { link_key: string }

const PICTURE_WIDTH = 640

/** What was said to the cafe, or why nothing was. */
type Outcome =
  | { post_url: string | null; sent_hash: string | null; problem: CafeShareProblem | null }
  | 'UNKNOWN'

/**
 * Brings the cafe in step with the goods that are shown there. What a product is now is sent, not what happened to it: a
 * change that comes meanwhile makes it due again, and calls carry a revision that only grows, so that a late one changes
 * nothing. Several instances share the work.
 * @returns how many goods were brought in step
 */
export async function deliverCafeShares(context: Context): Promise<number> {
  const { kysely, now, log } = context
  let delivered = 0
  for (;;) {
    const at = now()
    const lease = new Date(at.getTime() + CAFE_LEASE_MS)
    const share = await takeDue(kysely, at, lease)
    if (!share) return delivered
    const own = (query: Kysely<DB>) =>
      query.updateTable('cafe_share').where('product_seq', '=', share.product_seq)
    try {
      const outcome = await bringInStep(context, share)
      if (outcome === 'UNKNOWN') {
        await kysely.transaction().execute((trx) => endCafeLink(trx, share.user_seq, now(), 'CAFE'))
        continue
      }
      await own(kysely).set(outcome).execute()
      // A change that came meanwhile has reset the lease: the product stays due.
      await own(kysely)
        .set({ is_due: false, due_at: null, tries: 0 })
        .where('due_at', '=', lease)
        .where('revision', '=', share.revision)
        .execute()
      await kysely
        .deleteFrom('cafe_share')
        .where('product_seq', '=', share.product_seq)
        .where('is_wanted', '=', false)
        .where('is_due', '=', false)
        .execute()
      delivered += 1
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.error({ error, tries: share.tries }, 'the cafe could not be told of a product')
      await own(kysely)
        .set({ due_at: new Date(now().getTime() + cafePause(share.tries)), problem: 'CAFE_DOWN' })
        .where('due_at', '=', lease)
        .execute()
    }
  }
}

async function takeDue(db: Kysely<DB>, at: Date, lease: Date): Promise<Taken | undefined> {
  return db
    .updateTable('cafe_share')
    .from('cafe_link')
    .set({ due_at: lease, tries: sql`tries + 1`, revision: sql`revision + 1` })
    .whereRef('cafe_link.user_seq', '=', 'cafe_share.user_seq')
    .where('product_seq', '=', (query) =>
      query
        .selectFrom('cafe_share as share')
        .innerJoin('cafe_link as link', 'link.user_seq', 'share.user_seq')
        .select('share.product_seq')
        .where('share.is_due', '=', true)
        .where((due) => due.or([due('due_at', 'is', null), due('due_at', '<=', at)]))
        .where('link.unlinked_at', 'is', null)
        .where('link.confirmed_at', 'is not', null)
        .orderBy(sql`due_at nulls first`)
        .orderBy('share.product_seq')
        .limit(1)
        .forUpdate('share')
        .skipLocked(),
    )
    .returningAll('cafe_share')
    .returning('cafe_link.link_key')
    .executeTakeFirst()
}

async function bringInStep(
  { kysely, cafe, publicOrigin }: Context,
  share: Taken,
): Promise<Outcome> {
  const { product_seq: productSeq, link_key: linkKey, revision, board_id: boardId } = share
  const post = share.is_wanted ? await postOf(kysely, productSeq, publicOrigin) : null
  if (!post) {
    // Also where it seems not to be there: an earlier call may have arrived without its answer.
    if (revision > 1) await cafe.unshare({ linkKey, productSeq, revision })
    return { post_url: null, sent_hash: null, problem: null }
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([boardId, post]))
    .digest('hex')
  const { post_url, sent_hash } = share
  if (hash === sent_hash && post_url !== null) return { post_url, sent_hash, problem: null }
  const sent = await cafe.share({ linkKey, productSeq, revision, boardId, post })
  if (sent === 'UNKNOWN') return 'UNKNOWN'
  if (typeof sent === 'string') return { post_url, sent_hash, problem: sent }
  return { post_url: sent.url, sent_hash: hash, problem: null }
}

/** A product as the cafe is to show it; null of one that is not shown here either. */
async function postOf(
  kysely: Kysely<DB>,
  productSeq: number,
  origin: string,
): Promise<CafeSharedPost | null> {
  const product = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(['title', 'body', 'price', 'trade_state'])
    .where('product_seq', '=', productSeq)
    .where('visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!product) return null
  const pictures = await kysely
    .selectFrom('product_image')
    .select('media_key')
    .where('product_seq', '=', productSeq)
    .orderBy('position')
    .limit(CAFE_SHARE_RULES.pictures)
    .execute()
  return {
    title: product.title,
    body: product.body,
    price: product.price,
    isSold: product.trade_state === 'SOLD',
    pictures: pictures.map(({ media_key }) => `${origin}${mediaUrl(media_key, PICTURE_WIDTH)}`),
    url: `${origin}/product/${productSeq}`,
  }
}
