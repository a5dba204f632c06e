import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Punctuation goes first: PostgreSQL's parser takes 16GB/512GB for the name of a file.
  `create function product_words(title text, tags text[], body text) returns tsvector
    language sql immutable parallel safe
    as $$ select strip(to_tsvector('simple'::regconfig, regexp_replace(
      lower(title || ' ' || array_to_string(tags, ' ') || ' ' || body), '[^a-z0-9ㄱ-ㅎ가-힣]+', ' ', 'g'))) $$`,
  `create index product_words on product using gin (product_words(title, tags, body)) with (fastupdate = off)`,
]

/** The words of titles, tags and descriptions, for what is said in a description alone. */
export const wordsOfDescriptions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`set local statement_timeout = 0`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
