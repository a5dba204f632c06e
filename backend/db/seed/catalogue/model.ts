import type { EmojiName } from '#backend/media/emoji.ts'

/** How a thing travels: a letter-sized parcel, a box, something that needs a van, or a code or voucher. */
export type ParcelSize = 'SMALL' | 'MEDIUM' | 'LARGE' | 'TICKET'

/** What sellers of one kind of thing tend to write. A leaf inherits what it does not set from its parents. */
export interface Habits {
  size?: ParcelSize
  /** Comma-separated, as a seller lists what is in the box. */
  parts?: string
  /** Noun phrases without a full stop: '모서리에 작은 찍힘'. */
  flaws?: readonly string[]
  /** Whole sentences about this kind of thing. */
  notes?: readonly string[]
  /** Why people part with it, whole sentences. */
  reasons?: readonly string[]
  /** Short additions to a title: '풀박', '배터리 91%'. */
  extras?: readonly string[]
  /** Months of use, shortest and longest. */
  worn?: readonly [number, number]
  /** NEW: only ever sold unopened. USED: never sold as new. */
  only?: 'NEW' | 'USED'
}

export interface Option {
  text: string
  /** Won added to the price. */
  extra: number
}

export interface Item extends Habits {
  /** The ways people write its name; the first is the usual one. */
  names: readonly [string, ...string[]]
  /** Won, used and in good order. */
  price: readonly [number, number]
  /** One of each group is named in the title. */
  options: readonly (readonly Option[])[]
  emoji: readonly EmojiName[]
  tags: readonly string[]
  /** How often it is for sale compared with another item. */
  weight: number
}

export interface CategoryNode {
  name: string
  slug: string
  emoji: EmojiName
  habits: Habits
  children: readonly CategoryNode[]
  items: readonly Item[]
}

interface ItemDetail extends Habits {
  options?: readonly string[]
  emoji?: readonly EmojiName[]
  tags?: string
  weight?: number
}

/**
 * One thing of the catalogue. `names` are parted by ' | ', prices are in thousands of won, and an
 * option group reads '128GB, 256GB +60' (60 thousand won more).
 */
export function item(
  names: string,
  price: readonly [number, number],
  detail: ItemDetail = {},
): Item {
  const { options = [], emoji = [], tags = '', weight = 1, ...habits } = detail
  const [first = names, ...others] = names.split(' | ')
  return {
    ...habits,
    names: [first, ...others],
    price: [price[0] * 1000, price[1] * 1000],
    options: options.map((group) => group.split(', ').map(parseOption)),
    emoji,
    tags: tags === '' ? [] : tags.split(', '),
    weight,
  }
}

function parseOption(text: string): Option {
  const match = /^(.*) ([+-]\d+)$/.exec(text)
  return match ? { text: match[1] ?? text, extra: Number(match[2]) * 1000 } : { text, extra: 0 }
}

/** A category with goods in it. */
export function leaf(
  name: string,
  slug: string,
  emoji: EmojiName,
  items: readonly Item[],
  habits: Habits = {},
): CategoryNode {
  return { name, slug, emoji, habits, children: [], items }
}

/** A category of categories. */
export function branch(
  name: string,
  slug: string,
  emoji: EmojiName,
  children: readonly CategoryNode[],
  habits: Habits = {},
): CategoryNode {
  return { name, slug, emoji, habits, children, items: [] }
}
