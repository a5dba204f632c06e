import { data } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { SearchSense } from '#contracts/search-words.ts'
import { senseForms } from '../posts/post-schemas.ts'
import {
  numbered,
  type PostEndpoints,
  type PostExtra,
  stepStoredPost,
  writePost,
} from '../posts/write-post.server.ts'

/** A trial of an entry: the first results of a keyword without and with it. */
export interface SenseTrial {
  keyword: string
  before: { items: ProductCard[]; total: number }
  after: { items: ProductCard[]; total: number }
}

const deskOf = ({ services: { search } }: LoadContext): PostEndpoints<SearchSense> => ({
  add: (input) => numbered(search.addSearchSense(input), ({ senseSeq }) => senseSeq),
  save: ({ seq: senseSeq, ...input }) => search.saveSearchSense({ senseSeq, ...input }),
  step: ({ seq: senseSeq, ...input }) => search.stepSearchSense({ senseSeq, ...input }),
  pathOf: paths.operatorSearchWord,
  at: { EMPTY: 'texts', REGION: 'words', CYCLE: 'texts', CATEGORY: 'categories' },
})

/** Saves, tries, switches or rolls back an entry of the words of search. */
export async function actOnSense(context: LoadContext, request: Request, wanted: number | 'new') {
  const form = await readForm(request, senseForms)
  if (!form.ok) return form.answer
  if (form.intent !== 'save' && form.intent !== 'preview')
    return stepStoredPost(context, form, wanted, deskOf(context))
  const { version, formKey, keyword: typed, ...content } = form.input
  if (form.intent === 'save')
    return writePost(context, form, { wanted, formKey, version, content }, deskOf(context))
  const keyword = typed || content.words[0]
  if (!keyword)
    return form.refuse({ status: 400, message: '낱말이나 검색어를 적어 주세요.' }, 'keyword')
  const trial = await context.services.search.trySearchSense({
    keyword,
    content,
    replaced: wanted === 'new' ? null : wanted,
  })
  const { data: answer } = shownAgain<PostExtra<SearchSense>>(form, {})
  return data({ ...answer, trial: { keyword, ...trial } satisfies SenseTrial })
}
