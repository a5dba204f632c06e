/** What stands in the form of a listing, as it was typed: what a browser stores and a draft is made of. */
export interface SellValues {
  title: string
  body: string
  /** '' before one is chosen. */
  categorySeq: string
  price: string
  free: boolean
  negotiable: boolean
  condition: string
  tradeMethods: readonly string[]
  /** INCLUDED, SEPARATE or ''. */
  shipping: string
  shippingFee: string
  cvsFee: string
  regionCodes: readonly string[]
  /** Separated by commas. */
  tags: string
  photoIds: readonly string[]
}

export const NO_VALUES: SellValues = {
  title: '',
  body: '',
  categorySeq: '',
  price: '',
  free: false,
  negotiable: false,
  condition: '',
  tradeMethods: [],
  shipping: '',
  shippingFee: '',
  cvsFee: '',
  regionCodes: [],
  tags: '',
  photoIds: [],
}

/** The values by the names of their fields, as a form has them. */
type NamedTexts = (name: string) => readonly string[]

/** The values of a form, or of what an action kept of it. */
export function readValues(textsOf: NamedTexts): SellValues {
  const one = (name: string) => textsOf(name)[0] ?? ''
  const ticked = (name: string) => one(name) === '1'
  return {
    title: one('title'),
    body: one('body'),
    categorySeq: one('categorySeq'),
    price: one('price'),
    free: ticked('free'),
    negotiable: ticked('negotiable'),
    condition: one('condition'),
    tradeMethods: textsOf('tradeMethods'),
    shipping: one('shipping'),
    shippingFee: one('shippingFee'),
    cvsFee: one('cvsFee'),
    regionCodes: textsOf('regionCodes'),
    tags: one('tags'),
    photoIds: textsOf('photoIds').filter(Boolean),
  }
}

/** The values of a form of the page. */
export const valuesOfForm = (form: FormData): SellValues =>
  readValues((name) => form.getAll(name).filter((value) => typeof value === 'string'))

/** Whether something was typed or chosen that would be missed. */
export function isWorthKeeping({ title, body, price, tags, photoIds, categorySeq }: SellValues) {
  return [title, body, price, tags, categorySeq].some((text) => text.trim()) || photoIds.length > 0
}

export const areSameValues = (one: SellValues, other: SellValues) =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

/** In one order of the fields, without what the order of choices means nothing for. */
const ordered = (values: SellValues) => [
  values.title,
  values.body.replaceAll('\r\n', '\n'),
  values.categorySeq,
  values.free ? '0' : values.price.replace(/\D/g, ''),
  values.free,
  values.negotiable,
  values.condition,
  [...values.tradeMethods].sort(),
  // Of a way that is not offered, as a form without script has its fields all the same.
  ...(values.tradeMethods.includes('PARCEL')
    ? [values.shipping, values.shippingFee.replace(/\D/g, '')]
    : []),
  values.tradeMethods.includes('CVS') ? values.cvsFee.replace(/\D/g, '') : '',
  values.regionCodes,
  splitTags(values.tags),
  values.photoIds,
]

/** Tags of a typed text: '#' and commas separate them, each stands once. */
export function splitTags(text: string): string[] {
  const tags = text.split(/[,#\n，、]+/).map((tag) => tag.replace(/\s+/g, ' ').trim())
  return [...new Set(tags.filter(Boolean))]
}
