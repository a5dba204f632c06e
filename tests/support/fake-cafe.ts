import type {
  Cafe,
  CafeCall,
  CafeMember,
  CafePost,
  CafeSharedPost,
} from '#backend/operation/cafe.ts'
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
  /** Goods that its members show, by their numbers; `isGone` of one that was taken down. */
  readonly shared: Map<number, FakeShare>
  /** Everything that it was told of links, oldest first. */
  readonly told: string[]
}

interface FakeShare {
  linkKey: string
  revision: number
  boardId: string
  post: CafeSharedPost | null
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
  const shared: FakeCafe['shared'] = new Map()
  const told: string[] = []
  const unlessFailing = () => {
    if (isFailing()) throw new IntegrationError('cafe', 'does not answer')
  }
  return {
    codes,
    links,
    written,
    shared,
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
      for (const [productSeq, share] of shared)
        if (share.linkKey === linkKey) shared.delete(productSeq)
    },
    async posts(linkKey) {
      unlessFailing()
      return written.get(linkKey)?.map((post) => ({ ...post })) ?? 'UNKNOWN'
    },
    async picture() {
      unlessFailing()
      return new Uint8Array(await phonePhoto())
    },
    async boards(linkKey) {
      unlessFailing()
      if (links.get(linkKey)?.state === 'ENDED') return 'UNKNOWN'
      return [
        { boardId: 'sell', name: '팝니다' },
        { boardId: 'free', name: '자유게시판' },
      ]
    },
    async share({ linkKey, productSeq, revision, boardId, post }) {
      unlessFailing()
      told.push(`SHARE ${productSeq}`)
      if (links.get(linkKey)?.state === 'ENDED') return 'UNKNOWN'
      if (!['sell', 'free'].includes(boardId)) return 'BOARD_GONE'
      if (post.title.includes('도배')) return 'REFUSED'
      if ((shared.get(productSeq)?.revision ?? 0) < revision)
        shared.set(productSeq, { linkKey, revision, boardId, post })
      return { url: `https://cafe.example/shares/${productSeq}` }
    },
    async unshare({ linkKey, productSeq, revision }) {
      unlessFailing()
      told.push(`UNSHARE ${productSeq}`)
      const present = shared.get(productSeq)
      if (present && present.revision < revision)
        shared.set(productSeq, { linkKey, revision, boardId: present.boardId, post: null })
    },
    readCall: ({ text, signature }) =>
      signature === 'cafe' ? (JSON.parse(text) as CafeCall) : null,
  }
}
