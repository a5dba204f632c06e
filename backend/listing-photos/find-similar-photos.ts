import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** A picture of another listing that shows the same, or nearly. */
export interface SimilarPhoto {
  /** Which of the given photos. */
  photoId: string
  /** The other photo, its listing and its seller. */
  otherPhotoId: string
  productSeq: number
  userSeq: number
  mediaKey: string
  /** Bits of 64 that differ; 0 for the same picture. */
  distance: number
}

/**
 * Bits that may differ. Up to 7 one of the four parts differs in one bit at most, so that looking up each part and its 16
 * neighbours finds them all. The same picture at another size or quality differs in some 0 to 4, other pictures in about 32.
 */
export const SIMILAR_BITS = 7
const PART_BITS = 16
/** A picture that is used everywhere, such as an advertisement, is found often enough. */
const MOST = 200

const PARTS = ['hash_a', 'hash_b', 'hash_c', 'hash_d'] as const

/**
 * Finds pictures of other listings that are the same as these photos, or nearly: reduced, compressed again, brighter. Of
 * photos that belong to no listing yet every listing is another one. Hidden listings count, deleted ones do not.
 */
export async function findSimilarPhotos(
  kysely: Kysely<DB>,
  photoIds: readonly string[],
): Promise<SimilarPhoto[]> {
  if (photoIds.length === 0) return []
  const asked = await kysely
    .selectFrom('listing_photo')
    .select(['photo_id', ...PARTS])
    .where('photo_id', 'in', photoIds)
    .where('hash_a', 'is not', null)
    .execute()
  if (asked.length === 0) return []
  const candidates = PARTS.map((part) => {
    const wanted = asked.flatMap((photo) =>
      neighboursOf(photo[part] ?? 0).map((value) => ({ photoId: photo.photo_id, value })),
    )
    return sql`
      select wanted.photo_id as asked_id, other.photo_id as other_id
      from unnest(
        ${wanted.map(({ photoId }) => photoId)}::text[], ${wanted.map(({ value }) => value)}::int[]
      ) as wanted(photo_id, value)
      join listing_photo as other on other.${sql.ref(part)} = wanted.value
      where other.product_seq is not null and other.hash_a is not null`
  })
  const { rows } = await sql<SimilarPhoto>`
    select asked.photo_id as "photoId", other.photo_id as "otherPhotoId", other.product_seq as "productSeq",
      other.user_seq as "userSeq", other.media_key as "mediaKey", ${distance} as distance
    from (${sql.join(candidates, sql` union `)}) as found
    join listing_photo as asked on asked.photo_id = found.asked_id
    join listing_photo as other on other.photo_id = found.other_id
    join product on product.product_seq = other.product_seq
    where ${distance} <= ${SIMILAR_BITS}
      and other.product_seq is distinct from asked.product_seq
      and product.visibility <> 'DELETED'
    order by distance, other.photo_id
    limit ${MOST}`.execute(kysely)
  return rows
}

/** The value, and those that differ from it in one bit. */
const neighboursOf = (part: number): number[] => [
  part,
  ...Array.from({ length: PART_BITS }, (_, bit) => part ^ (1 << bit)),
]

const distance: RawBuilder<number> = sql`(${sql.join(
  PARTS.map(
    (part) =>
      sql`length(replace((asked.${sql.ref(part)} # other.${sql.ref(part)})::bit(16)::text, '0', ''))`,
  ),
  sql` + `,
)})`
