const PRODUCT = /^(?:https?:\/\/[^/\s]+)?(?:\/product\/)?([1-9]\d{0,14})(?:[/?#]\S*)?$/

/** The numbers of goods by their numbers or addresses, each once, and the first word that is neither. */
export function readProductNumbers(typed: string): {
  productSeqs: number[]
  unread: string | undefined
} {
  const words = typed.split(/[\s,]+/).filter(Boolean)
  const numbers = words.flatMap((word) => Number(PRODUCT.exec(word)?.[1] ?? 0) || [])
  return {
    productSeqs: [...new Set(numbers)].slice(0, 100),
    unread: words.find((word) => !PRODUCT.test(word)),
  }
}
