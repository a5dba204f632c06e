import { params } from '#app/params.ts'

/** Beside a product of the cafe that is ours too, its number comes along; a number that is none counts as left out. */
export function loadRegistrationBanner(request: Request): { productSeq: number | null } {
  const { searchParams } = new URL(request.url)
  const parsed = params.product.safeParse({ productSeq: searchParams.get('productSeq') })
  return { productSeq: parsed.success ? parsed.data.productSeq : null }
}
