import { z } from 'zod'
import { EMOJI, type EmojiName } from '../pictures/emoji.ts'
import { parseLook } from '../pictures/goods/look.ts'
import { readTable } from './read-table.ts'

/*
 * One category or item a line. In the production build the addresses are relative to the bundle, and scripts/build.mjs
 * copies the folder beside it.
 */
const CATEGORIES = new URL('./catalogue/categories.tsv', import.meta.url)
const ITEMS = new URL('./catalogue/items.tsv', import.meta.url)

const text = z.string().refine((value) => value.trim() === value && value !== '', 'stray blanks')
const split = (separator: string) => (value: string) => value.split(separator)

/** 'one | two' */
const list = z.string().transform(split(' | ')).pipe(z.array(text))

/** '2-12' */
const range = z
  .string()
  .regex(/^\d+-\d+$/)
  .transform((value) => value.split('-').map(Number))
  .pipe(z.tuple([z.number(), z.number()]))
  .refine(([from, to]) => from <= to, 'ends before it begins')

const emoji = z.enum(Object.keys(EMOJI) as EmojiName[])

const look = text.transform((value, context) => {
  try {
    return parseLook(value)
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) })
    return z.NEVER
  }
})

/** '256GB' or '256GB +60': 60 thousand won more. */
const option = text.transform((value) => {
  const [, name = value, extra = 0] = /^(.*) ([+-]\d+)$/.exec(value) ?? []
  return { text: name, extra: Number(extra) * 1000 }
})

/** What sellers of one kind of thing tend to write. A category inherits from its parent what it does not set. */
const habits = {
  /** How a thing is sent: a letter-sized parcel, a box, something that needs a van, or a code or voucher. */
  size: z.enum(['SMALL', 'MEDIUM', 'LARGE', 'TICKET']).optional(),
  /** Months of use, shortest and longest. */
  worn: range.optional(),
  /** NEW: only ever sold unopened. USED: never sold as new. */
  only: z.enum(['NEW', 'USED']).optional(),
  /** Comma-separated, as a seller lists what is in the box. */
  parts: text.optional(),
  /** Short additions to a title: '풀박 | 배터리 91%'. */
  extras: list.optional(),
  /** Noun phrases without a full stop: '모서리에 작은 찍힘'. */
  flaws: list.optional(),
  /** Whole sentences about this kind of thing. */
  notes: list.optional(),
  /** Why people part with it, whole sentences. */
  reasons: list.optional(),
}

/** Parents come before their children, siblings in the order of the page. */
export const catalogueCategorySchema = z
  .strictObject({
    /** Slugs from the top, joined by '/'. */
    path: z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/),
    name: text,
    emoji,
    ...habits,
  })
  .transform(({ path, name, emoji, ...habits }) => ({ path, name, emoji, habits }))
export type CatalogueCategory = z.output<typeof catalogueCategorySchema>
export type Habits = CatalogueCategory['habits']

export const itemSchema = z
  .strictObject({
    /** The path of its category. */
    category: z.string(),
    /** The ways people write its name; the first is the usual one. */
    names: z
      .string()
      .transform(split(' | '))
      .pipe(z.tuple([text], text)),
    /** Thousands of won, used and in good order. */
    price: range.transform(([low, high]) => [low * 1000, high * 1000] as const),
    /** Groups; a title names one option of each: '128GB, 256GB +60 | 블랙, 화이트'. */
    options: list
      .transform((groups) => groups.map(split(', ')))
      .pipe(z.array(z.array(option)))
      .default([]),
    /** How often it is for sale compared with another item. */
    weight: z.coerce.number().int().positive().default(1),
    /** How it is drawn: 'phone cameras=3 island=SQUARE'. */
    look,
    ...habits,
  })
  .transform(({ category, names, price, options, weight, look, ...habits }) => ({
    category,
    names,
    price,
    options,
    weight,
    look,
    habits,
  }))
export type CatalogueItem = z.output<typeof itemSchema>

/** The catalogue of the demo world. @throws Error that names the first line that does not fit */
export function readCatalogue(): { categories: CatalogueCategory[]; items: CatalogueItem[] } {
  return {
    categories: readTable(CATEGORIES, catalogueCategorySchema),
    items: readTable(ITEMS, itemSchema),
  }
}
