import type { Category } from '#contracts/init.ts'
import type { CategoryTree } from './category-tree.ts'

/** A category with everything below it, with only the fields that the page of all categories needs. */
export interface Branch {
  name: string
  path: string
  productCount: number
  children: readonly Branch[]
}

export interface TopBranch extends Branch {
  emoji: string
  /** Where the page of all categories shows it. */
  anchor: string
}

/** The whole tree from the top categories down. */
export function branchesOf(tree: CategoryTree): TopBranch[] {
  const branch = ({ categorySeq, name, path, productCount }: Category): Branch => ({
    name,
    path,
    productCount,
    children: tree.childrenOf(categorySeq).map(branch),
  })
  return tree.tops.map((top) => ({ ...branch(top), emoji: top.emoji, anchor: `c-${top.slug}` }))
}
