import type { SellValues } from './sell-values.ts'

const PARTS: readonly { name: string; isThere: (values: SellValues) => boolean }[] = [
  { name: '사진', isThere: ({ photoIds }) => photoIds.length > 0 },
  { name: '제목', isThere: ({ title }) => title.trim().length > 1 },
  { name: '카테고리', isThere: ({ categorySeq }) => categorySeq !== '' },
  { name: '상품 상태', isThere: ({ condition }) => condition !== '' },
  { name: '가격', isThere: ({ price, free }) => free || price.trim() !== '' },
  { name: '거래 방법', isThere: ({ tradeMethods }) => tradeMethods.length > 0 },
  { name: '설명', isThere: ({ body }) => body.trim() !== '' },
]

/** What a listing still needs, in the order of the form. */
export const missingParts = (values: SellValues): string[] =>
  PARTS.filter(({ isThere }) => !isThere(values)).map(({ name }) => name)
