import type { SignInFirst } from '#app/features/signin/flow/sign-in-first.server.ts'

/** What a heart is for a member: whether the product is a favourite, or one's own, which cannot be one. */
export type HeartState = 'ON' | 'OFF' | 'OWN'

/** The hearts of the products that a page shows, by product number. */
export type Hearts = Readonly<Record<number, HeartState>>

/** What the server says to a pressed heart, as data. */
export type HeartAnswer = { isFavorite: boolean } | SignInFirst | { message: string }

const CARD_ID = /^(?:[a-z]|[a-z][a-z\d-]{0,40}-)?([1-9]\d{0,14})$/

/** The element of a card, where a form without script returns to. It ends in the product's number. */
export const cardId = (prefix: string, productSeq: number) => `${prefix}${productSeq}`

/** The product of a card; null for what is no card of ours. */
export function productOfCard(id: unknown): number | null {
  const digits = typeof id === 'string' ? CARD_ID.exec(id)?.[1] : undefined
  return digits ? Number(digits) : null
}
