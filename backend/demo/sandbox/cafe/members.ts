import { randomBytes } from 'node:crypto'
import { CAFE_CODE_RULES, cafeCodeOf } from '#contracts/cafe-constants.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { CAFE_CODE, CAFE_LINK, CAFE_MEMBER } from '../kinds.ts'
import { type Person, peopleOf } from '../people.ts'
import type { World } from '../world.ts'
import { listPosts, saveListedPost } from './posts.ts'

const CODES_READ = 200

/** Everybody with an account at Naver is a member of the cafe. */
export async function findCafeMember(world: World, id: string | undefined): Promise<Person | null> {
  return (await peopleOf(world, 'naver')).find((person) => person.id === id) ?? null
}

/** The link of a member that is in force, or waits for our side. */
export async function linkOfMember({ items }: World, memberId: string) {
  const linkKey = (await items.newest(CAFE_MEMBER, memberId))?.value.linkKey
  const link = linkKey === undefined ? null : await items.newest(CAFE_LINK, linkKey)
  return link && link.value.state !== 'ENDED' ? { linkKey: link.key, ...link.value } : null
}

/** The member of a link that is in force. */
export async function memberOfLink({ items }: World, linkKey: string): Promise<string | null> {
  const link = await items.newest(CAFE_LINK, linkKey)
  return link?.value.state === 'LINKED' ? link.value.memberId : null
}

/** The code of a member that can still be taken. */
export async function openCodeOf({ items, now }: World, memberId: string): Promise<string | null> {
  const codes = await items.list(CAFE_CODE, { limit: CODES_READ })
  const newest = codes.find(({ value }) => value.memberId === memberId)
  const isOpen = newest && newest.value.linkKey === null && newest.value.expiresAt > now().getTime()
  return isOpen ? newest.key : null
}

export async function giveCode({ items, now }: World, { id, name }: Person): Promise<void> {
  await items.put(CAFE_CODE, cafeCodeOf(randomBytes(CAFE_CODE_RULES.length)), {
    memberId: id,
    nickname: name,
    expiresAt: now().getTime() + CAFE_CODE_RULES.minutes * MINUTE_MS,
    linkKey: null,
  })
}

/** Links a member under a key, instead of an earlier one. */
export async function saveLink(
  { items }: World,
  linkKey: string,
  link: { memberId: string; nickname: string; storeName: string; state: 'RESERVED' | 'LINKED' },
): Promise<void> {
  await items.put(CAFE_LINK, linkKey, link)
  await items.put(CAFE_MEMBER, link.memberId, { linkKey })
}

/** Ends a link; what was shown by it is taken down. */
export async function endLink(world: World, linkKey: string): Promise<void> {
  const { items } = world
  await items.change(CAFE_LINK, linkKey, ({ value }) => ({ ...value, state: 'ENDED' as const }))
  for (const post of await listPosts(world))
    if (post.share?.linkKey === linkKey) await saveListedPost(world, { ...post, isDeleted: true })
}
