import type { Cafe, CafeCall, CafeMember, CafePost } from '#backend/operation/cafe.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { phonePhoto } from './made-files.ts'

/** A cafe in memory, for tests of what stands on it. Its calls are signed by the word `cafe`. */
export interface FakeCafe extends Cafe {
  /** Codes that it gave. */
  readonly codes: Map<string, CafeMember & { linkKey?: string; isExpired?: boolean }>
  /** Its links by their keys. */
  readonly links: Map<string, { memberId: string | null; state: 'LINKED' | 'ENDED' }>
  /** Posts of its members, by the keys of their links. */
  readonly written: Map<string, CafePost[]>
  /** Everything that it was told of links, oldest first. */
  readonly told: string[]
}

export const signedCafeCall = (call: CafeCall) => ({
  text: JSON.stringify(call),
  date: '2026-11-21T03:00:00Z',
  signature: 'cafe',
})

/** @param isFailing whether it answers nothing just now */
export function fakeCafe(isFailing: () => boolean = () => false): FakeCafe {
  const codes: FakeCafe['codes'] = new Map()
  const links: FakeCafe['links'] = new Map()
  const written: FakeCafe['written'] = new Map()
  const told: string[] = []
  const unlessFailing = () => {
    if (isFailing()) throw new IntegrationError('cafe', 'does not answer')
  }
  return {
    codes,
    links,
    written,
    told,
    pageUrl: 'https://cafe.example',
    linkUrl: 'https://cafe.example/link',
    async claim({ code, linkKey }) {
      unlessFailing()
      const given = codes.get(code)
      if (!given) return 'CODE_WRONG'
      if (given.linkKey !== undefined && given.linkKey !== linkKey) return 'CODE_USED'
      if (given.isExpired) return 'CODE_EXPIRED'
      given.linkKey = linkKey
      return { memberId: given.memberId, nickname: given.nickname }
    },
    async activate({ linkKey, memberId }) {
      unlessFailing()
      told.push(`LINK ${linkKey}`)
      const claimed = [...codes.values()].find((given) => given.linkKey === linkKey)
      const member = claimed?.memberId ?? memberId
      if (links.get(linkKey)?.state === 'ENDED' || member === null) return 'UNKNOWN'
      links.set(linkKey, { memberId: member, state: 'LINKED' })
      return { nickname: claimed?.nickname ?? '카페 회원' }
    },
    async end({ linkKey }) {
      unlessFailing()
      told.push(`UNLINK ${linkKey}`)
      links.set(linkKey, { memberId: null, state: 'ENDED' })
    },
    async posts(linkKey) {
      unlessFailing()
      return written.get(linkKey)?.map((post) => ({ ...post })) ?? 'UNKNOWN'
    },
    async picture() {
      unlessFailing()
      return new Uint8Array(await phonePhoto())
    },
    readCall: ({ text, signature }) =>
      signature === 'cafe' ? (JSON.parse(text) as CafeCall) : null,
  }
}
