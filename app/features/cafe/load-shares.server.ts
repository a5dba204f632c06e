import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageNumber } from '#app/params.ts'
import type { CafeShares } from '#contracts/cafe.ts'

/** The chosen goods as they would be shown on a board of the cafe. */
export interface SharePreview extends Pick<CafeShares, 'items'> {
  board: string
}

export interface SharesPage {
  /** Null of a member without a link. */
  shares: CafeShares | null
  page: number
}

/** The member's goods that are shown in the cafe, or those that are not, as far as the address says. */
export async function loadShares(
  { services }: LoadContext,
  request: Request,
  which: 'SHARED' | 'OTHERS',
  hrefOf: (query: { page?: number | undefined }) => string,
): Promise<SharesPage> {
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(hrefOf({ page: page > 1 ? page : undefined }))
  const found = await services.main.cafeShares({ which, page })
  return { shares: found.ok ? found.data : null, page }
}
