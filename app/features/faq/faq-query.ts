import { paths } from '#app/paths.ts'
import type { FaqEntry } from '#contracts/faq.ts'
import type { FaqCategory } from '#contracts/faq-rules.ts'

/** The state of the customer centre, as its address gives it. */
export interface FaqQuery {
  category: FaqCategory | null
  /** Empty when nothing is searched. */
  keyword: string
}

/** One entry, or the list in one state. */
export interface FaqView {
  one: (FaqEntry & { related: { faqSeq: number; question: string }[] }) | null
  items: FaqEntry[]
  query: FaqQuery
}

/** The address of the customer centre in one state. */
export const faqHref = ({ category, keyword }: Partial<FaqQuery>) =>
  paths.csCenter({ category: category?.toLowerCase(), q: keyword || undefined })

export const faqEntryHref = (faqSeq: number) => paths.csCenter({ faqSeq })
