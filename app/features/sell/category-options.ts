import type { CategoryTree } from '#app/features/category/category-tree.ts'
import type { Category } from '#contracts/init.ts'

/** A category of the tree, with only what its choice needs. */
export interface CategoryOption {
  categorySeq: number
  name: string
  /** None for a leaf; only leaves can be chosen. */
  children: readonly CategoryOption[]
}

/** A top category. */
export interface TopOption extends CategoryOption {
  slug: string
}

export function categoryOptions(tree: CategoryTree): TopOption[] {
  const option = ({ categorySeq, name }: Category): CategoryOption => ({
    categorySeq,
    name,
    children: tree.childrenOf(categorySeq).map(option),
  })
  return tree.tops.map((top) => ({ ...option(top), slug: top.slug }))
}

/** From the top down to a category; empty where the tree has none of that number. */
export function trailTo(options: readonly CategoryOption[], categorySeq: number): CategoryOption[] {
  for (const option of options) {
    if (option.categorySeq === categorySeq) return [option]
    const below = trailTo(option.children, categorySeq)
    if (below.length > 0) return [option, ...below]
  }
  return []
}

/** The names from the top down: '가전 › 주방가전 › 오븐'. */
export const trailName = (trail: readonly CategoryOption[]) =>
  trail.map(({ name }) => name).join(' › ')

/** All leaves in groups of their parents, for a select. */
export function leafGroups(
  options: readonly CategoryOption[],
  above: readonly CategoryOption[] = [],
) {
  const groups: { name: string; leaves: CategoryOption[] }[] = []
  const leaves = options.filter(({ children }) => children.length === 0)
  if (leaves.length > 0) groups.push({ name: trailName(above), leaves })
  for (const option of options)
    if (option.children.length > 0) groups.push(...leafGroups(option.children, [...above, option]))
  return groups
}

/** Leaves whose name, or that of a category above, contains what was typed; the closest first. */
export function findLeaves(options: readonly CategoryOption[], typed: string): CategoryOption[][] {
  const wanted = typed.replace(/\s+/g, '').toLowerCase()
  if (wanted === '') return []
  const place = ({ name }: CategoryOption) => name.replace(/\s+/g, '').toLowerCase().indexOf(wanted)
  const found: { trail: CategoryOption[]; rank: number }[] = []
  const look = (option: CategoryOption, above: readonly CategoryOption[]) => {
    const trail = [...above, option]
    for (const child of option.children) look(child, trail)
    if (option.children.length > 0) return
    const own = place(option)
    if (own >= 0) found.push({ trail, rank: own })
    else if (trail.some((each) => place(each) >= 0)) found.push({ trail, rank: 1_000 })
  }
  for (const option of options) look(option, [])
  return found.sort((one, other) => one.rank - other.rank).map(({ trail }) => trail)
}
