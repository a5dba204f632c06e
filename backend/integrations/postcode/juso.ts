import { z } from 'zod'
import {
  IntegrationError,
  type PostcodePage,
  type PostcodeSearch,
} from '#backend/operation/integrations.ts'
import { callProvider, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { PostcodeSettings } from '../settings.ts'

const PAGE_SIZE = 20
/**
 * Keywords that it does not search with: no keyword, too wide, one letter, digits alone, too long, signs, words of SQL,
 * beyond 9,000 results.
 */
const UNSEARCHABLE = /^E00(?:0[5689]|1[01235])$/

const answerSchema = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), totalCount: z.coerce.number().int().catch(0) }),
    juso: z
      .array(z.object({ zipNo: z.string(), roadAddr: z.string(), jibunAddr: z.string() }))
      .nullish(),
  }),
})

/** 도로명주소 검색 API of the Ministry of the Interior and Safety (business.juso.go.kr). */
export function createJusoSearch(options: {
  settings: PostcodeSettings
  fetch: typeof fetch
  deadlineMs?: number
}): PostcodeSearch {
  const { settings, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'postcode', fetch: options.fetch, deadlineMs }

  return {
    async find({ keyword, page }): Promise<PostcodePage | 'UNSEARCHABLE'> {
      // Posted: an address that a member lives at belongs in no log of addresses.
      const answer = await callProvider(reach, settings.url, {
        method: 'POST',
        body: new URLSearchParams({
          confmKey: settings.key,
          currentPage: String(page),
          countPerPage: String(PAGE_SIZE),
          keyword,
          resultType: 'json',
        }),
      })
      if (answer.status !== 200)
        throw new IntegrationError(reach.provider, `answered ${answer.status}`)
      const { results } = readProviderAnswer(reach.provider, answer.text, answerSchema)
      const { errorCode, totalCount } = results.common
      if (UNSEARCHABLE.test(errorCode)) return 'UNSEARCHABLE'
      if (errorCode !== '0') {
        const code = /^-?\w{1,10}$/.test(errorCode) ? errorCode : 'unknown'
        throw new IntegrationError(reach.provider, `refused (${code})`)
      }
      return {
        items: (results.juso ?? []).map(({ zipNo, roadAddr, jibunAddr }) => ({
          zonecode: zipNo,
          roadAddress: roadAddr,
          lotAddress: jibunAddr,
        })),
        total: totalCount,
        hasNext: page * PAGE_SIZE < totalCount,
      }
    },
  }
}
