import { type RawBuilder, sql } from 'kysely'

/** Alternatives of which a product has one, each a list of tokens of which it has all. */
export type TokenClause = readonly (readonly string[])[]

/**
 * The condition that the index answers: every clause. It has to be narrowed by conditions on the rows themselves: that a product has
 * the grams of a word does not mean that it has the word.
 */
export function hasTokens(clauses: readonly TokenClause[]): RawBuilder<unknown> {
  const query = tokenQuery(clauses)
  return query === ''
    ? sql`true`
    : sql`search_vector(norm, category_path, region_codes, created_at, price) @@ ${query}::tsquery`
}

/** Every clause as a text search query; empty where none says anything. */
export function tokenQuery(clauses: readonly TokenClause[]): string {
  // An alternative without a token is any product.
  return clauses
    .filter((clause) => clause.every((tokens) => tokens.length > 0))
    .map((clause) => `(${clause.map((tokens) => tokens.map(quoted).join('&')).join('|')})`)
    .join('&')
}

const quoted = (token: string) => `'${token.replaceAll(/['\\]/g, '$&$&')}'`
