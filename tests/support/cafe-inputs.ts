import { randomBytes, randomUUID } from 'node:crypto'
import { cafeCodeOf } from '#contracts/cafe-constants.ts'
import type { TestHostDependencies } from './host-dependencies.ts'

/** Inputs of the endpoints for the cafe: each makes what it needs for the given member. */
export function cafeInputs({ kysely, integrations, now }: TestHostDependencies, userSeq: number) {
  const forget = () => kysely.deleteFrom('cafe_link').where('user_seq', '=', userSeq).execute()
  const linked = async (): Promise<undefined> => {
    await forget()
    await kysely
      .insertInto('cafe_link')
      .values({
        user_seq: userSeq,
        naver_hash: 'of-inputs',
        email_hash: null,
        linked_at: now(),
        unlinked_at: null,
        link_key: 'of-inputs',
        confirmed_at: now(),
        share_agreed_at: now(),
      })
      .execute()
    const post = { title: '의자', body: '튼튼해요', price: 10_000, isSold: false, revision: 1 }
    const url = 'https://cafe.example/1'
    integrations.cafe.written.set('of-inputs', [{ ...post, postId: '1', url, pictureIds: [] }])
  }
  return {
    forget,
    linked,
    async post() {
      await linked()
      await kysely.deleteFrom('cafe_post').where('user_seq', '=', userSeq).execute()
      await kysely.deleteFrom('listing_draft').where('user_seq', '=', userSeq).execute()
      return { postIds: ['1'] }
    },
    async code() {
      await forget()
      const code = cafeCodeOf(randomBytes(8))
      integrations.cafe.codes.set(code, { memberId: randomUUID(), nickname: '카페 회원' })
      return { code }
    },
    async claim() {
      await forget()
      await kysely.deleteFrom('cafe_claim').where('user_seq', '=', userSeq).execute()
      const linkKey = randomUUID()
      const expires_at = new Date(now().getTime() + 60_000)
      await kysely
        .insertInto('cafe_claim')
        .values({
          user_seq: userSeq,
          link_key: linkKey,
          naver_hash: linkKey,
          nickname: '카페 회원',
          expires_at,
        })
        .execute()
      return { linkKey }
    },
  }
}
