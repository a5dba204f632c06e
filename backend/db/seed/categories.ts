import { EMOJI } from '#backend/media/emoji.ts'
import type { CategoryTable } from '../schema.ts'
import { CATALOGUE } from './catalogue/index.ts'
import type { CategoryNode, Habits, Item } from './catalogue/model.ts'

export type CategoryRow = Omit<CategoryTable, 'updated_at'>

/** An item of the catalogue with all that it inherits from its categories. */
export interface Model {
  item: Item
  categorySeq: number
  categoryName: string
  /** General nouns for the thing, from the names of its categories below the top: '노트북', '운동화'. */
  nouns: readonly string[]
  topSeq: number
  topName: string
  /** Emoji file stems, the thing itself first. */
  emoji: readonly string[]
  habits: Required<Omit<Habits, 'only'>> & { only?: 'NEW' | 'USED' }
}

const FALLBACK_HABITS: Model['habits'] = {
  size: 'SMALL',
  parts: '사진에 보이는 구성',
  flaws: [],
  notes: [],
  reasons: [],
  extras: [],
  worn: [3, 24],
}

/**
 * Numbers the tree: 1-20 at the top, 101, 102 … under 1, 10101 … under 101. A new category goes to
 * the end of its siblings, so that numbers that are out there stay what they are.
 */
export function buildCategories(): { categories: CategoryRow[]; models: Model[] } {
  const categories: CategoryRow[] = []
  const models: Model[] = []

  const visit = (
    node: CategoryNode,
    place: { seq: number; depth: 1 | 2 | 3; order: number; top: { seq: number; name: string } },
    parent: CategoryRow | null,
    inherited: Model['habits'],
  ): void => {
    const habits = { ...inherited, ...node.habits }
    const row: CategoryRow = {
      category_seq: place.seq,
      parent_seq: parent?.category_seq ?? null,
      depth: place.depth,
      name: node.name,
      slug: node.slug,
      path: parent ? `${parent.path}/${node.slug}` : node.slug,
      emoji: EMOJI[node.emoji],
      sort_order: place.order,
    }
    categories.push(row)
    for (const item of node.items) {
      const names = item.emoji.length > 0 ? item.emoji : [node.emoji]
      models.push({
        item,
        categorySeq: place.seq,
        categoryName: node.name,
        nouns: nounsOf(
          parent !== null && place.depth === 3 ? [parent.name, node.name] : [node.name],
        ),
        topSeq: place.top.seq,
        topName: place.top.name,
        emoji: names.map((name) => EMOJI[name]),
        habits: { ...habits, ...definedHabits(item) },
      })
    }
    for (const [index, child] of node.children.entries()) {
      const order = index + 1
      const depth = place.depth === 1 ? 2 : 3
      visit(child, { seq: place.seq * 100 + order, depth, order, top: place.top }, row, habits)
    }
  }

  for (const [index, node] of CATALOGUE.entries()) {
    const seq = index + 1
    const top = { seq, name: node.name }
    visit(node, { seq, depth: 1, order: seq, top }, null, FALLBACK_HABITS)
  }
  return { categories, models }
}

function definedHabits(item: Item): Habits {
  const { size, parts, flaws, notes, reasons, extras, worn, only } = item
  const habits = { size, parts, flaws, notes, reasons, extras, worn, only }
  return Object.fromEntries(Object.entries(habits).filter(([, value]) => value !== undefined))
}

/** Names such as '펌프스/로퍼' say what a thing is only in part; what cannot stand alone is left out. */
function nounsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => (name.includes('/') ? [] : [name]))
}
