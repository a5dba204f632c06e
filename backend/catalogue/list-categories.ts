import { sql } from 'kysely'
import type { Category } from '#contracts/init.ts'
import type { HostContext } from '../operation/context.ts'

/**
 * The whole tree in display order, parents before children, each with the number of products in and below it, as their
 * lists show them: those of open stores.
 */
export async function listCategories({
  kysely,
}: Pick<HostContext, 'kysely'>): Promise<{ categories: Category[] }> {
  const [rows, counts] = await Promise.all([
    kysely.selectFrom('category').selectAll().orderBy('depth').orderBy('sort_order').execute(),
    kysely
      .selectFrom('product')
      .innerJoin('store', 'store.store_seq', 'product.store_seq')
      .select([
        'category_seq',
        sql<number>`count(*)::int`.as('count'),
        sql<Date>`max(product.updated_at)`.as('newest'),
      ])
      .where('product.visibility', '=', 'ACTIVE')
      .where('store.status', '=', 'ACTIVE')
      .groupBy('category_seq')
      .execute(),
  ])
  const own = new Map(counts.map((row) => [row.category_seq, row]))
  const children = new Map<number | null, typeof rows>()
  for (const row of rows) {
    const siblings = children.get(row.parent_seq) ?? []
    siblings.push(row)
    children.set(row.parent_seq, siblings)
  }

  const categories: Category[] = []
  const visit = (row: (typeof rows)[number]): { count: number; newest: Date } => {
    const entry: Category = {
      categorySeq: row.category_seq,
      parentSeq: row.parent_seq,
      depth: row.depth,
      name: row.name,
      slug: row.slug,
      path: row.path,
      emoji: row.emoji,
      productCount: 0,
      updatedAt: row.updated_at.toISOString(),
    }
    categories.push(entry)
    let count = own.get(row.category_seq)?.count ?? 0
    let newest = own.get(row.category_seq)?.newest ?? row.updated_at
    for (const child of children.get(row.category_seq) ?? []) {
      const below = visit(child)
      count += below.count
      if (below.newest > newest) newest = below.newest
    }
    entry.productCount = count
    entry.updatedAt = newest.toISOString()
    return { count, newest }
  }
  for (const top of children.get(null) ?? []) visit(top)
  return { categories }
}
