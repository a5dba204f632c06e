import { redirect } from '@remix-run/node'
import { count } from '#app/format/count.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { agreeForms, sharedForms, shareForms } from './cafe-forms.ts'
import type { SharePreview } from './load-shares.server.ts'

const AT = { BOARD_GONE: 'boardId' }

/** Agrees that goods are shown in the cafe. */
export async function actOnSharesAgreement({ services }: LoadContext, request: Request) {
  const form = await readForm(request, agreeForms)
  if (!form.ok) return form.answer
  const agreed = await services.main.agreeToCafeShares()
  if (!agreed.ok) return form.refuse(agreed)
  return redirect(paths.cafeShareForm(), 303)
}

/** Shows the chosen goods in the cafe, or how they would look there. */
export async function actOnShareForm({ services, session }: LoadContext, request: Request) {
  const form = await readForm(request, shareForms)
  if (!form.ok) return form.answer
  const { productSeqs, boardId } = form.input
  if (form.intent === 'preview') {
    const { page } = pageNumber(new URL(request.url).searchParams)
    const found = await services.main.cafeShares({ which: 'OTHERS', page })
    if (!found.ok) return form.refuse(found)
    const items = found.data.items.filter(({ productSeq }) => productSeqs.includes(productSeq))
    const board = found.data.boards?.find((one) => one.boardId === boardId)?.name ?? ''
    return shownAgain(form, { preview: { board, items } satisfies SharePreview })
  }
  const shared = await services.main.shareInCafe({ productSeqs, boardId })
  if (!shared.ok) return form.refuse(shared, AT)
  session.notify(`상품 ${count(shared.data.shared)}개를 카페에 올리고 있어요.`)
  return redirect(paths.cafeShares(), 303)
}

/** Moves or takes down goods that are shown in the cafe, or shows new ones by themselves. */
export async function actOnSharedGoods({ services, session }: LoadContext, request: Request) {
  const form = await readForm(request, sharedForms)
  if (!form.ok) return form.answer
  const { main } = services
  if (form.intent === 'end') {
    const { ended } = await main.endCafeShares(form.input)
    session.notify(`상품 ${count(ended)}개를 카페에서 내리고 있어요.`)
  } else if (form.intent === 'move') {
    const moved = await main.shareInCafe(form.input)
    if (!moved.ok) return form.refuse(moved, AT)
    session.notify(`상품 ${count(moved.data.shared)}개를 옮기고 있어요.`)
  } else {
    const boardId = form.intent === 'auto' ? form.input.boardId : null
    const set = await main.setCafeAutoShare({ boardId })
    if (!set.ok) return form.refuse(set, AT)
    session.notify(boardId === null ? '저절로 올리지 않아요.' : '새 상품을 카페에도 올릴게요.')
  }
  return redirect(paths.cafeShares(), 303)
}
