import { type Kysely, type Migration, sql } from 'kysely'

const COUNTED = 'product_seq, accessory, exclusion, options, condition, price'

const indexOf = (by: 'model' | 'family', state: 'sold' | 'asked') => {
  const others = by === 'family' ? ', model' : ''
  return state === 'sold'
    ? `create index price_fact_${by}_sold on price_fact (${by}, sold_at desc)
        include (${COUNTED}, sold_price, listed_at${others})
        where is_shown and sold_at is not null${by === 'family' ? " and family <> ''" : ''}`
    : `create index price_fact_${by}_asked on price_fact (${by}, listed_at desc)
        include (${COUNTED}${others})
        where is_shown and sold_at is null${by === 'family' ? " and family <> ''" : ''}`
}

const NAMES = ['model_sold', 'model_asked', 'family_sold', 'family_asked']

const statements = [
  ...NAMES.map((name) => `drop index price_fact_${name}`),
  indexOf('model', 'sold'),
  indexOf('model', 'asked'),
  indexOf('family', 'sold'),
  indexOf('family', 'asked'),
]

/**
 * The goods of a model lie apart from each other in a large table, and a lookup reads up to 300 of them: they are read
 * from the index, where they stand together.
 */
export const pricesInIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
