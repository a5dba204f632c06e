/** What the drawn picture of a page says; it is cut to what fits. */
export interface PageCard {
  title: string
  subtitle?: string
}

/** The signature of a card's words, always the same for the same words. */
export type SignCard = (card: PageCard) => string
