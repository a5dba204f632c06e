import * as z from 'zod/mini'
import { many, oneOf, readBy, text, ticked } from '#app/forms/fields.ts'
import {
  bodyProblem,
  LISTING_LIMITS,
  LISTING_PROBLEMS,
  type ListingProblemCode,
  tidyLine,
  tidyLines,
  titleProblem,
} from '#contracts/listing-rules.ts'
import { CONDITION_LABELS, TRADE_METHOD_LABELS } from '#contracts/product-labels.ts'
import { splitTags } from './sell-values.ts'
import { readWon } from './typed-won.ts'

const keysOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  Object.keys(labels) as [Key, ...Key[]]

const sentence = (code: ListingProblemCode) => LISTING_PROBLEMS[code].message

/** A text as it is stored, or what is wrong with it. */
const tidied = (
  tidy: (typed: string) => string,
  check: (text: string) => ListingProblemCode | null,
) =>
  readBy<string>((typed) => {
    const value = tidy(typed)
    const problem = check(value)
    return problem ? { error: sentence(problem) } : { value }
  })

/** Made by the server with the form, or by the browser that it comes back from. */
const uuid = () => z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i))

const tags = readBy<string[]>((typed) => {
  const { longestTag, mostTags } = LISTING_LIMITS
  const value = splitTags(typed).map(tidyLine).filter(Boolean)
  // A short text has no tag that is too long, whatever it is made of; the host counts what a reader sees.
  if (value.some((tag) => tag.length > longestTag * 8)) return { error: sentence('TAG_LONG') }
  return value.length > mostTags ? { error: sentence('TAG_MANY') } : { value }
})

const CONTENT = {
  photoIds: many(z.string().check(z.regex(/^[\w-]{8,64}$/))),
  title: tidied(tidyLine, titleProblem),
  categorySeq: readBy((typed) =>
    /^[1-9]\d{0,9}$/.test(typed) ? { value: Number(typed) } : { error: '카테고리를 골라 주세요.' },
  ),
  condition: oneOf(keysOf(CONDITION_LABELS), '상품 상태를 골라 주세요.'),
  price: readBy((typed) => readWon(typed, LISTING_LIMITS.highestPrice, '가격')),
  free: ticked(),
  negotiable: ticked(),
  tradeMethods: many(
    oneOf(keysOf(TRADE_METHOD_LABELS)),
    z.minLength(1, sentence('TRADE_METHOD_NONE')),
  ),
  shipping: text(),
  shippingFee: readBy((typed) => readWon(typed, LISTING_LIMITS.highestFee, '택배비')),
  cvsFee: readBy((typed) => readWon(typed, LISTING_LIMITS.highestFee, '편의점 택배비')),
  regionCodes: many(
    z.string().check(z.regex(/^\d{2,10}$/)),
    z.maxLength(LISTING_LIMITS.mostRegions, sentence('REGION_MANY')),
  ),
  body: tidied(tidyLines, bodyProblem),
  tags,
}

/** What the rules across fields read; a field that is wrong itself is absent. */
interface Whole {
  free?: boolean
  price?: number | null
  photoIds?: readonly string[]
  photos?: readonly unknown[]
  photosWaiting?: string
}

/** A rule across fields is checked beside the fields' own, so that everything that is wrong is said at once. */
const rule = (field: string, message: string, holds: (whole: Whole) => boolean) =>
  z.refine<Whole>(holds, { path: [field], message, when: () => true })

/** Those that are still being sent are waited for before the form is. */
const photosOf = ({ photoIds = [], photos = [], photosWaiting = '' }: Whole) =>
  photoIds.length + photos.length + Number(photosWaiting)

const RULES = [
  rule(
    'price',
    '가격을 적어 주세요. 그냥 주려면 무료나눔을 골라 주세요.',
    ({ free, price }) => free === true || price !== null,
  ),
  rule('photoIds', sentence('PHOTO_NONE'), (whole) => photosOf(whole) > 0),
  rule('photoIds', sentence('PHOTO_MANY'), (whole) => photosOf(whole) <= LISTING_LIMITS.mostPhotos),
]

const FORM = {
  ...CONTENT,
  formKey: uuid(),
  draftId: z.union([uuid(), z.literal('')]),
  /** Of the draft; 0 before it is saved. */
  revision: text(z.regex(/^\d{0,9}$/)),
  /** Of the listing that is edited; empty for a new one. */
  version: text(z.regex(/^\d{0,9}$/)),
  /** Pictures that the browser could not send before, or that were chosen without script. */
  photos: many(z.file()),
  /** How many the browser is still sending. */
  photosWaiting: text(z.regex(/^\d{0,2}$/)),
  /** The seller has read the findings. */
  confirmed: ticked(),
}

/** A listing as it is published or saved: what is wrong with it stands at its field. */
const listingFields = z.object(FORM).check(...RULES)
export type ListingInput = z.output<typeof listingFields>

/** The same while it is being written: nothing in it is wrong yet. */
const writtenFields = z.object({
  formKey: FORM.formKey,
  draftId: FORM.draftId,
  revision: FORM.revision,
  version: FORM.version,
  photos: FORM.photos,
  regionKeyword: text(z.maxLength(40, '동네 이름을 줄여서 다시 찾아 주세요.')),
  // Named here, as only what a schema has comes back to the page.
  ...Object.fromEntries(Object.keys(CONTENT).map((name) => [name, z.optional(z.unknown())])),
})

/** The forms of the page: one form, whose buttons publish it, save it, or help to write it without script. */
export const SELL_FORMS = {
  register: listingFields,
  save: listingFields,
  draft: writtenFields,
  findRegion: writtenFields,
  template: writtenFields,
  removeDraft: z.object({ draftId: uuid() }),
}
