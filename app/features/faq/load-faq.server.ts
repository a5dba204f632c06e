import { redirect } from '@remix-run/node'
import { normalizeKeyword } from '#app/features/search/keyword.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { FAQ_CATEGORY_NAMES } from '#contracts/faq-rules.ts'
import { type FaqView, faqHref } from './faq-query.ts'

/** What the customer centre shows: what the address searches, one category, one entry, or the first questions. */
export async function loadFaq(context: LoadContext, request: Request): Promise<FaqView> {
  const { customerService } = context.services
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('faqSeq')
  if (wanted !== null) {
    const faqSeq = /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : 0
    const found = faqSeq
      ? await customerService.faqEntry({ faqSeq })
      : { ok: false as const, status: 404 }
    if (!found.ok) throw new Response(null, { status: found.status })
    const { category } = found.data
    return { one: found.data, items: [], query: { category, keyword: '' } }
  }
  const typed = searchParams.get('category')
  const category = FAQ_CATEGORY_NAMES.find((name) => name.toLowerCase() === typed) ?? null
  const keyword = normalizeKeyword(searchParams.get('q') ?? '')
  const query = { category, keyword }
  if (typed !== null && category === null) throw redirect(faqHref(query))
  const { items } = await customerService.faq({
    ...(category && { category }),
    ...(keyword && { keyword }),
  })
  return { one: null, items, query }
}
