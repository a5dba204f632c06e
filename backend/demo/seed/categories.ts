import type { CategoryTable } from '#backend/db/schema.ts'
import { EMOJI } from '../pictures/emoji.ts'
import {
  type CatalogueCategory,
  type CatalogueItem,
  type Habits,
  readCatalogue,
} from './catalogue.ts'

export type CategoryRow = Omit<CategoryTable, 'updated_at'>

/** An item of the catalogue with all that it inherits from its categories. */
export interface Model {
  item: CatalogueItem
  categorySeq: number
  /** General nouns for the thing, from the names of its categories below the top: '노트북', '운동화'. */
  nouns: readonly string[]
  topSeq: number
  topName: string
  habits: Required<Omit<Habits, 'only'>> & Pick<Habits, 'only'>
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

/** A category where it stands in the tree. */
interface Place {
  row: CategoryRow
  parent: Place | null
  top: CategoryRow
  habits: Model['habits']
  children: number
}

/**
 * Numbers the categories of the catalogue: 1-20 at the top, 101, 102 … under 1, 10101 … under 101. A new category goes to
 * the end of its siblings, so that numbers that are out there stay what they are.
 * @throws Error when a category or an item names a category that is not there
 */
export function buildCategories(): { categories: CategoryRow[]; models: Model[] } {
  const { categories, items } = readCatalogue()
  const places = placesOf(categories)
  return {
    categories: [...places.values()].map(({ row }) => row),
    models: items.map((item) => modelOf(item, placeAt(places, item.category))),
  }
}

function placesOf(categories: readonly CatalogueCategory[]): Map<string, Place> {
  const places = new Map<string, Place>()
  let tops = 0
  for (const category of categories) {
    const { path, name } = category
    if (places.has(path)) throw new Error(`The catalogue has the category ${path} twice`)
    const slash = path.lastIndexOf('/')
    const parent = slash < 0 ? null : placeAt(places, path.slice(0, slash))
    const order = parent ? ++parent.children : ++tops
    const row: CategoryRow = {
      category_seq: parent ? parent.row.category_seq * 100 + order : order,
      parent_seq: parent?.row.category_seq ?? null,
      depth: parent === null ? 1 : parent.row.depth === 1 ? 2 : 3,
      name,
      slug: path.slice(slash + 1),
      path,
      emoji: EMOJI[category.emoji],
      sort_order: order,
    }
    const habits = { ...(parent?.habits ?? FALLBACK_HABITS), ...category.habits }
    places.set(path, { row, parent, top: parent?.top ?? row, habits, children: 0 })
  }
  return places
}

function placeAt(places: ReadonlyMap<string, Place>, path: string): Place {
  const place = places.get(path)
  if (!place) throw new Error(`The catalogue has no category ${path}, or names it before its line`)
  return place
}

function modelOf(item: CatalogueItem, { row, parent, top, habits }: Place): Model {
  return {
    item,
    categorySeq: row.category_seq,
    nouns: nounsOf(parent !== null && row.depth === 3 ? [parent.row.name, row.name] : [row.name]),
    topSeq: top.category_seq,
    topName: top.name,
    habits: { ...habits, ...item.habits },
  }
}

/** Names such as '펌프스/로퍼' say what a thing is only in part; what cannot stand alone is left out. */
function nounsOf(names: readonly string[]): string[] {
  return names.flatMap((name) => (name.includes('/') ? [] : [name]))
}
