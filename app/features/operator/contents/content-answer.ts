import type { FormAnswer } from '#app/forms/form-answer.ts'
import type { ShownArticle } from '#contracts/content-desk.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { ContentRow } from './content-rows.ts'

/** What the article's form answers: what was typed, with blocks moved and pictures stored, and how it would look. */
export interface ContentAnswer extends FormAnswer {
  rows: ContentRow[]
  mediaKey: string
  preview: { article: ShownArticle; items: readonly ProductCard[]; now: string } | null
  /** Another answer each time. */
  turn: string
}
