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
  [
    '캠핑 의자 두 개 같이 팔아요',
    '작년 봄에 사서 다섯 번쯤 썼어요. 팔걸이에 작은 얼룩이 있고 나머지는 깨끗해요.',
    38_000,
  ],
  [
    '전기 주전자 1.7리터',
    '이사하면서 정리해요. 물때는 식초로 닦아 두었어요. 상자는 없어요.',
    15_000,
  ],
  ['필름 카메라 자동 초점', '배터리 새로 넣었고 잘 찍혀요. 렌즈에 먼지가 조금 있어요.', 72_000],
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

export const savePost = ({ items }: World, { postId, ...post }: ListedPost): Promise<void> =>
  items.put(CAFE_POST, postId, post)
