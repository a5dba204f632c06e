/** The text of the drawn picture of a page; it is cut to fit. */
export interface PageCard {
  title: string
  subtitle?: string
}

/** The signature of a card's words; the same words always have the same signature. */
export type SignCard = (card: PageCard) => string
