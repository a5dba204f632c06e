import { type RawBuilder, sql } from 'kysely'

/** The photos of a product as one text, whatever their order: a badge stands for the photos of its day. */
export const photosOf = (productSeq: RawBuilder<unknown>): RawBuilder<string> => sql<string>`(
  select coalesce(string_agg(media_key, ',' order by media_key), '')
  from product_image where product_image.product_seq = ${productSeq}
)`
