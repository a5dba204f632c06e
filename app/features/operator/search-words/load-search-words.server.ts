import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageNumber } from '#app/params.ts'
import { SENSE_LIMITS } from '#contracts/search-words-rules.ts'
import { searchWordsHref } from './search-words-href.ts'

const LONGEST_KEYWORD = 60

/** The list of the words of search, and how a keyword is read where one is named. */
export async function loadSearchWords(
  { services: { search } }: LoadContext,
  query: URLSearchParams,
) {
  const word = (query.get('word') ?? '').trim().slice(0, SENSE_LIMITS.word)
  const keyword = (query.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD)
  const isOn = query.get('state') !== 'off'
  const { page, isClean } = pageNumber(query)
  if (!isClean) throw redirect(searchWordsHref({ word, isOn, page }))
  const [{ items, pageCount }, explanation] = await Promise.all([
    search.searchSenses({ ...(word && { word }), isOn, page }),
    keyword ? search.explainSearch({ keyword }) : null,
  ])
  return {
    items,
    pageCount,
    word,
    isOn,
    page,
    explanation: explanation && { keyword, ...explanation },
  }
}
