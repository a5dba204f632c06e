import { loadGoodsOf } from '#app/features/content/load-content.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'

/**
 * The history of an article, and one of its versions as readers saw it: the present one unless another is named.
 * @throws 404 when there is no such article or version
 */
export async function loadContentHistory(
  context: LoadContext,
  contentSeq: number,
  wanted: string | null,
) {
  const { main } = context.services
  const found = await main.deskContent({ contentSeq })
  if (!found.ok) throw new Response(null, { status: found.status })
  const { title, version, versions } = found.data
  if (wanted !== null && !/^[1-9]\d{0,5}$/.test(wanted)) throw new Response(null, { status: 404 })
  const shown = await main.deskContentVersion({
    contentSeq,
    version: wanted === null ? version : Number(wanted),
  })
  if (!shown.ok) throw new Response(null, { status: shown.status })
  const { items, now } = await loadGoodsOf(context, shown.data.article.blocks)
  return { contentSeq, title, version, versions, shown: shown.data, items, now }
}
