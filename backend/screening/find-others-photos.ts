import type { Kysely } from 'kysely'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { DB } from '../db/schema.ts'
import { findSimilarPhotos } from '../listing-photos/find-similar-photos.ts'

/** Pictures that another member's listing shows too; an operator looks at the listing. */
export async function findOthersPhotos(
  kysely: Kysely<DB>,
  userSeq: number,
  photoIds: readonly string[],
): Promise<ListingFinding[]> {
  const similar = await findSimilarPhotos(kysely, photoIds)
  const other = similar.find((photo) => photo.userSeq !== userSeq)
  if (!other) return []
  return [
    {
      field: 'photoIds',
      level: 'REVIEW',
      code: 'SIMILAR_PHOTO',
      message: `${photoIds.indexOf(other.photoId) + 1}번째 사진이 다른 회원의 상품에도 있어요.`,
      rule: '두손 운영정책 (사진 도용)',
      advice: '직접 찍은 사진을 올려 주세요. 운영팀이 확인할 수 있어요.',
      // Names the pair for the operators: another picture is another finding.
      excerpt: `상품 ${other.productSeq}`,
      productSeq: null,
    },
  ]
}
