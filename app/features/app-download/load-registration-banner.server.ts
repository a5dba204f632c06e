import { params } from '#app/params.ts'

/** The cafe sends the number of a product that is also listed here; an invalid number counts as absent. */
export function loadRegistrationBanner(request: Request): { productSeq: number | null } {
  const { searchParams } = new URL(request.url)
  const parsed = params.product.safeParse({ productSeq: searchParams.get('productSeq') })
  return { productSeq: parsed.success ? parsed.data.productSeq : null }
}
