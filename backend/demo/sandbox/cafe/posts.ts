import { DEMO_PEOPLE } from '../../seed/demo-facts.ts'
import { providerId } from '../../seed/provider-id.ts'
import { CAFE_POST, type SandboxCafePost } from '../kinds.ts'
import type { World } from '../world.ts'

export const BOARDS = ['팝니다', '삽니다', '자유게시판'] as const

export interface ListedPost extends SandboxCafePost {
  postId: string
}

const WRITTEN = 200

const FIRST_TEXTS: readonly (readonly [title: string, body: string, price: number])[] = [
  ['필름 카메라 자동 초점', '배터리 새로 넣었고 잘 찍혀요. 렌즈에 먼지가 조금 있어요.', 72_000],
  ['가죽 손가방 갈색', '작년 봄에 사서 다섯 번쯤 들었어요. 모서리에 작은 흠이 있어요.', 38_000],
  ['게임 조종기 두 개 같이', '이사하면서 정리해요. 단추 모두 잘 눌려요. 상자는 없어요.', 25_000],
]

/** Posts that are there from the beginning, some of each demo person. */
const FIRST_POSTS: readonly ListedPost[] = DEMO_PEOPLE.flatMap(({ name, phone }, person) =>
  FIRST_TEXTS.slice(0, 3 - (person % 2)).map(([title, body, price], at) => ({
    postId: `${person + 1}0${at + 1}`,
    memberId: providerId('naver', phone),
    nickname: name,
    board: BOARDS[0],
    title,
    body,
    price: price + person * 1_000,
    isSold: false,
    isDeleted: false,
    pictureIds: [`${at}-${person}`, `${at}-${person + 10}`].slice(at % 2),
    revision: 1,
  })),
)

/** Posts that were not deleted, newest first. */
export async function listPosts({ items }: World): Promise<ListedPost[]> {
  const written = await items.list(CAFE_POST, { limit: WRITTEN })
  const all = new Map<string, ListedPost>()
  for (const { key, value } of written) if (!all.has(key)) all.set(key, { ...value, postId: key })
  for (const post of FIRST_POSTS) if (!all.has(post.postId)) all.set(post.postId, post)
  return [...all.values()].filter(({ isDeleted }) => !isDeleted)
}

export async function findPost(world: World, postId: string): Promise<ListedPost | null> {
  return (await listPosts(world)).find((post) => post.postId === postId) ?? null
}

/** The post of a product that is shown from our side, also one that was taken down. */
export async function findShare({ items }: World, productSeq: string): Promise<ListedPost | null> {
  const found = await items.newest(CAFE_POST, `s${productSeq}`)
  return found ? { ...found.value, postId: found.key } : null
}

export const saveListedPost = ({ items }: World, { postId, ...post }: ListedPost): Promise<void> =>
  items.put(CAFE_POST, postId, post)
