import type { TakenCafePosts } from '#contracts/cafe.ts'
import { MOST_DRAFTS } from '#contracts/listing-rules.ts'

/** What became of the posts that were chosen, in a sentence or two. */
export function takenText({ taken, isFull, missingPhotos }: TakenCafePosts): string {
  const sentences = [
    taken > 0 ? `카페 글 ${taken}개를 임시저장으로 가져왔어요.` : '새로 가져온 글이 없어요.',
  ]
  if (missingPhotos > 0) sentences.push(`사진 ${missingPhotos}장은 가져오지 못했어요.`)
  if (isFull) sentences.push(`임시저장은 ${MOST_DRAFTS}개까지라 나머지는 가져오지 못했어요.`)
  return sentences.join(' ')
}
