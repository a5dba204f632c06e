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
/** With a million pictures about 15 agree in a part. */
const MOST_A_PART = 2_000

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
    .select(['photo_id', 'product_seq', ...PARTS])
    .where('photo_id', 'in', photoIds)
    .where('hash_a', 'is not', null)
    .execute()
  if (asked.length === 0) return []
  const found = PARTS.map((part) => {
    const wanted = asked.flatMap((photo) =>
      neighboursOf(photo[part] ?? 0).map((value) => ({ ...photo, value })),
    )
    const column = (name: (typeof PARTS)[number]) => sql`${wanted.map((row) => row[name])}::int[]`
    // The limit makes each lookup one of the index, whatever the planner thinks of the number of rows.
    return sql`
      select wanted.photo_id, other.photo_id as other_id, other.product_seq, other.user_seq, other.media_key,
        ${distance} as distance
      from unnest(
        ${wanted.map((row) => row.photo_id)}::text[], ${wanted.map((row) => row.product_seq)}::bigint[],
        ${wanted.map(({ value }) => value)}::int[], ${sql.join(PARTS.map(column))}
      ) as wanted(photo_id, product_seq, value, hash_a, hash_b, hash_c, hash_d)
      cross join lateral (
        select * from listing_photo as candidate
        where candidate.${sql.ref(part)} = wanted.value
          and candidate.product_seq is not null and candidate.hash_a is not null
        limit ${MOST_A_PART}
      ) as other
      where ${distance} <= ${SIMILAR_BITS} and other.product_seq is distinct from wanted.product_seq`
  })
  const { rows } = await sql<SimilarPhoto>`
    select found.photo_id as "photoId", found.other_id as "otherPhotoId", found.product_seq as "productSeq",
      found.user_seq as "userSeq", found.media_key as "mediaKey", found.distance
    from (${sql.join(found, sql` union `)}) as found
    order by found.distance, found.other_id
    limit ${MOST}`.execute(kysely)
  const deleted = await deletedOf(
    kysely,
    rows.map(({ productSeq }) => productSeq),
  )
  return rows.filter(({ productSeq }) => !deleted.has(productSeq))
}

async function deletedOf(kysely: Kysely<DB>, productSeqs: readonly number[]): Promise<Set<number>> {
  if (productSeqs.length === 0) return new Set()
  const rows = await kysely
    .selectFrom('product')
    .select('product_seq')
    .where('product_seq', 'in', productSeqs)
    .where('visibility', '=', 'DELETED')
    .execute()
  return new Set(rows.map(({ product_seq }) => product_seq))
}

/** The value, and those that differ from it in one bit. */
const neighboursOf = (part: number): number[] => [
  part,
  ...Array.from({ length: PART_BITS }, (_, bit) => part ^ (1 << bit)),
]

const distance: RawBuilder<number> = sql`(${sql.join(
  PARTS.map(
    (part) =>
      sql`length(replace((wanted.${sql.ref(part)} # other.${sql.ref(part)})::bit(16)::text, '0', ''))`,
  ),
  sql` + `,
)})`
