import { timingSafeEqual } from 'node:crypto'
import type { KeyRing } from '../operation/key-ring.ts'

/** What the picture of a page says. */
export interface PageCardText {
  title: string
  subtitle?: string | undefined
}

export interface CardSigner {
  /** The same for the same words, on every instance and for good, so that crawlers keep the picture's address. */
  sign(card: PageCardText): string
  verify(card: PageCardText, signature: string): boolean
}

/** 132 bits in base64url. */
const SIGNATURE_LENGTH = 22

/**
 * Signs the words of pages' pictures, so that only words that our own pages say are drawn under our name. The key is the
 * installation's pseudonym secret, which never rotates; the purpose separates these signatures from every other hash.
 */
export function createCardSigner(keys: Pick<KeyRing, 'pseudonym'>): CardSigner {
  const sign = ({ title, subtitle = '' }: PageCardText) =>
    keys.pseudonym('page-card', JSON.stringify([title, subtitle])).slice(0, SIGNATURE_LENGTH)
  return {
    sign,
    verify(card, signature) {
      const expected = Buffer.from(sign(card))
      const given = Buffer.from(signature)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
