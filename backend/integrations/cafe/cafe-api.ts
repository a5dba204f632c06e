import { z } from 'zod'
import type { Cafe } from '#backend/operation/cafe.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import {
  CAFE_CALL_PATH,
  CAFE_DATE_HEADER,
  CAFE_SIGNATURE_HEADER,
} from '#contracts/cafe-constants.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import {
  callForBytes,
  callProvider,
  parseJson,
  type Reach,
  readProviderAnswer,
} from '../call-provider.ts'
import type { CafeSettings } from '../settings.ts'
import { cafeSignature, isSignedByCafe } from './cafe-signature.ts'

const nicknameSchema = z.string().trim().min(1).max(100)
const memberSchema = z.object({ memberId: z.string().min(1).max(200), nickname: nicknameSchema })
const activatedSchema = z.object({ nickname: nicknameSchema })

const postsSchema = z.object({
  posts: z.array(
    z.object({
      postId: z.string().min(1).max(100),
      title: z.string(),
      body: z.string(),
      price: z.int().min(0).nullable(),
      isSold: z.boolean(),
      url: z.url({ protocol: /^https?$/ }),
      pictureIds: z.array(z.string().min(1).max(200)).max(50),
      revision: z.int(),
    }),
  ),
})

const boardsSchema = z.object({
  boards: z
    .array(z.object({ boardId: z.string().min(1).max(100), name: z.string().min(1).max(100) }))
    .max(100),
})
const sharedSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })

const callSchema = z.discriminatedUnion('type', [
  memberSchema.extend({ type: z.literal('LINK'), code: z.string().max(40) }),
  z.object({ type: z.literal('UNLINK'), linkKey: z.string().max(100) }),
])

const CODE_STATUS: Record<number, 'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_USED'> = {
  404: 'CODE_WRONG',
  410: 'CODE_EXPIRED',
  409: 'CODE_USED',
}

/** The cafe's API: JSON over HTTPS, signed both ways with one shared secret (docs/running.md). */
export function createCafeApi(options: {
  settings: CafeSettings
  fetch: typeof fetch
  now: () => Date
  deadlineMs?: number
}): Cafe {
  const { settings, now, deadlineMs = 5_000 } = options
  const reach: Reach = { provider: 'cafe', fetch: options.fetch, deadlineMs }

  /** @param body left out of a GET, whose signature is over an empty text */
  function signedCall(method: string, path: string, body?: object): [string, RequestInit] {
    const url = new URL(`${settings.apiUrl}${path}`)
    const text = body ? JSON.stringify(body) : ''
    const date = now().toISOString()
    const signed = { date, method, path: `${url.pathname}${url.search}`, text }
    const headers = {
      'content-type': 'application/json',
      [CAFE_DATE_HEADER]: date,
      [CAFE_SIGNATURE_HEADER]: cafeSignature(settings.secret, signed),
    }
    return [url.href, { method, headers, ...(body && { body: text }) }]
  }
  const call = (...given: Parameters<typeof signedCall>) =>
    callProvider(reach, ...signedCall(...given))
  const refused = (status: number) => new IntegrationError(reach.provider, `answered ${status}`)

  return {
    pageUrl: settings.pageUrl,
    linkUrl: `${settings.pageUrl}/link`,

    async claim(claim) {
      const { status, text } = await call('POST', '/claims', claim)
      if (status === 200) return readProviderAnswer(reach.provider, text, memberSchema)
      const refusal = CODE_STATUS[status]
      if (refusal) return refusal
      throw refused(status)
    },

    async activate({ linkKey, memberId, storeName }) {
      const path = `/links/${encodeURIComponent(linkKey)}`
      const { status, text } = await call('PUT', path, { memberId, storeName })
      if (status === 404) return 'UNKNOWN'
      if (status !== 200) throw refused(status)
      return readProviderAnswer(reach.provider, text, activatedSchema)
    },

    async end({ linkKey }) {
      const path = `/links/${encodeURIComponent(linkKey)}`
      const { status } = await call('DELETE', path)
      if (status !== 200 && status !== 404) throw refused(status)
    },

    async posts(linkKey) {
      const { status, text } = await call('GET', `/links/${encodeURIComponent(linkKey)}/posts`)
      if (status === 404) return 'UNKNOWN'
      if (status !== 200) throw refused(status)
      return readProviderAnswer(reach.provider, text, postsSchema).posts
    },

    async picture({ linkKey, pictureId }) {
      const [link, picture] = [linkKey, pictureId].map(encodeURIComponent)
      const given = signedCall('GET', `/links/${link}/pictures/${picture}`)
      const { status, bytes } = await callForBytes(reach, ...given, LISTING_PHOTO_RULES.bytes)
      if (status === 404) return null
      if (status !== 200) throw refused(status)
      return bytes
    },

    async boards(linkKey) {
      const { status, text } = await call('GET', `/links/${encodeURIComponent(linkKey)}/boards`)
      if (status === 404) return 'UNKNOWN'
      if (status !== 200) throw refused(status)
      return readProviderAnswer(reach.provider, text, boardsSchema).boards
    },

    async share({ linkKey, productSeq, ...share }) {
      const path = `/links/${encodeURIComponent(linkKey)}/shares/${productSeq}`
      const { status, text } = await call('PUT', path, share)
      if (status === 404) return 'UNKNOWN'
      if (status === 409) return 'BOARD_GONE'
      if (status === 422) return 'REFUSED'
      if (status !== 200) throw refused(status)
      return readProviderAnswer(reach.provider, text, sharedSchema)
    },

    async unshare({ linkKey, productSeq, revision }) {
      const path = `/links/${encodeURIComponent(linkKey)}/shares/${productSeq}`
      const { status } = await call('DELETE', `${path}?revision=${revision}`)
      if (status !== 200 && status !== 404) throw refused(status)
    },

    readCall({ text, date, signature }) {
      const signed = { date, method: 'POST', path: CAFE_CALL_PATH, text, signature }
      if (!isSignedByCafe(settings.secret, signed, now())) return null
      return callSchema.safeParse(parseJson(text)).data ?? null
    },
  }
}
