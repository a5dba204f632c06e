import { data } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { ExhibitionContent } from '#contracts/exhibition.ts'
import { EXHIBITION_LIMITS } from '#contracts/exhibition-rules.ts'
import { findDeskGoods, loadDeskGoods } from './goods-of-exhibition.server.ts'
import { keepPostedPicture } from './keep-posted-picture.server.ts'
import { exhibitionForms } from './post-schemas.ts'
import { readProductNumbers } from './product-numbers.ts'
import {
  numbered,
  type PostEndpoints,
  type PostExtra,
  stepStoredPost,
  writePost,
} from './write-post.server.ts'

const deskOf = ({ services: { init } }: LoadContext): PostEndpoints<ExhibitionContent> => ({
  add: (input) => numbered(init.addExhibition(input), ({ gnbSeq }) => gnbSeq),
  save: ({ seq: gnbSeq, ...input }) => init.saveExhibition({ gnbSeq, ...input }),
  step: ({ seq: gnbSeq, ...input }) => init.stepExhibition({ gnbSeq, ...input }),
  pathOf: paths.operatorExhibition,
  at: { PAST: 'startsAt', ORDER: 'endsAt', PICTURE: 'cover', GOODS: 'goods' },
})

/** Saves, previews, hides, shows or rolls back an exhibition; finds goods for it, or adds those that were chosen. */
export async function actOnExhibition(
  context: LoadContext,
  request: Request,
  wanted: number | 'new',
) {
  const form = await readForm(request, exhibitionForms)
  if (!form.ok) return form.answer
  if (form.intent === 'HIDE' || form.intent === 'SHOW' || form.intent === 'ROLL_BACK')
    return stepStoredPost(context, form, wanted, deskOf(context))
  const { input } = form
  const kept = await keepPostedPicture(context, input.cover)
  const mediaKey = kept?.mediaKey ?? input.mediaKey
  if (form.intent === 'find' || form.intent === 'add') {
    const added = form.intent === 'add' ? input.chosen : []
    const { productSeqs } = readProductNumbers(`${input.goods}\n${added.join('\n')}`)
    const { data: answer } = shownAgain<PostExtra<ExhibitionContent>>(form, { mediaKey })
    const goods = form.intent === 'add' ? productSeqs.join('\n') : input.goods
    return data({
      ...answer,
      values: { ...answer.values, goods: [goods], chosen: [] },
      goods: await loadDeskGoods(context, productSeqs),
      found: await findDeskGoods(context, input.find),
    })
  }
  const { version, formKey, startsAt, title, subtitle, body, position, endsAt } = form.input
  const { productSeqs, unread } = readProductNumbers(input.goods)
  const tooMany = productSeqs.length > EXHIBITION_LIMITS.goods
  const errors: Record<string, string> = {
    ...(kept?.problem
      ? { cover: kept.problem }
      : mediaKey === '' && { cover: '사진을 골라 주세요.' }),
    ...(tooMany && {
      goods: `상품은 ${EXHIBITION_LIMITS.goods}개까지 담을 수 있어요. 지금은 ${productSeqs.length}개예요.`,
    }),
    ...(unread !== undefined && {
      goods: `‘${unread.slice(0, 40)}’에서 상품 번호를 찾지 못했어요.`,
    }),
  }
  if (Object.keys(errors).length > 0) return shownAgain(form, { mediaKey }, errors)
  const content: ExhibitionContent = {
    title,
    subtitle,
    body,
    mediaKey,
    position,
    startsAt: startsAt ?? context.now.toISOString(),
    endsAt,
    productSeqs,
  }
  if (form.intent === 'preview') {
    const { data: answer } = shownAgain(form, { preview: content, mediaKey })
    return data({ ...answer, goods: await loadDeskGoods(context, productSeqs) })
  }
  return writePost(
    context,
    form,
    { wanted, formKey, version, content, kept: { mediaKey } },
    deskOf(context),
  )
}
