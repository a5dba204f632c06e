import type { Category } from '#contracts/init.ts'

/** The category tree, indexed by number and by path. */
export interface CategoryTree {
  tops: readonly Category[]
  bySeq: ReadonlyMap<number, Category>
  byPath: ReadonlyMap<string, Category>
  /** Children in display order; none for a leaf. */
  childrenOf: (categorySeq: number) => readonly Category[]
  /** From the top down to the category itself. */
  trailOf: (category: Category) => readonly Category[]
}

const trees = new WeakMap<readonly Category[], CategoryTree>()

/** The tree of the flat list from the `init` host; the same list returns the same tree. */
export function categoryTree(categories: readonly Category[]): CategoryTree {
  const known = trees.get(categories)
  if (known) return known
  const tree = build(categories)
  trees.set(categories, tree)
  return tree
}

/**
 * The category that an address means. Case and doubled or trailing slashes do not matter;
 * `canonical` is false when they differ from the category's own path.
 */
export function findByPath(
  tree: CategoryTree,
  path: string,
): { category: Category; canonical: boolean } | null {
  const wanted = path
    .normalize('NFC')
    .split('/')
    .map((slug) => slug.trim())
    .filter(Boolean)
    .join('/')
    .toLowerCase()
  const category = tree.byPath.get(wanted)
  return category ? { category, canonical: category.path === path } : null
}

function build(categories: readonly Category[]): CategoryTree {
  const bySeq = new Map(categories.map((category) => [category.categorySeq, category]))
  const byPath = new Map(categories.map((category) => [category.path.toLowerCase(), category]))
  const children = new Map<number, Category[]>()
  for (const category of categories) {
    if (category.parentSeq === null) continue
    const siblings = children.get(category.parentSeq)
    if (siblings) siblings.push(category)
    else children.set(category.parentSeq, [category])
  }
  return {
    tops: categories.filter((category) => category.parentSeq === null),
    bySeq,
    byPath,
    childrenOf: (categorySeq) => children.get(categorySeq) ?? [],
    trailOf(category) {
      const trail = [category]
      let parentSeq = category.parentSeq
      while (parentSeq !== null) {
        const parent = bySeq.get(parentSeq)
        if (!parent) break
        trail.unshift(parent)
        parentSeq = parent.parentSeq
      }
      return trail
    },
  }
}
