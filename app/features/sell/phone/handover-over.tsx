import { EmptyState } from '#app/components/empty-state.tsx'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'

/** The page of a link that is over, or never was. */
export function HandoverOver() {
  return (
    <div className="container-page">
      <EmptyState level={1} title="링크가 만료됐어요">
        {`QR 코드는 ${LISTING_PHOTO_RULES.handoverMinutes}분 동안, 컴퓨터에서 글쓰기 화면을 열어 둔 사이에만 쓸 수 있어요. 컴퓨터에서 QR 코드를 다시 열고 비춰 주세요. 아직 보내지 못한 사진은 이 휴대폰에 남아 있어요.`}
      </EmptyState>
    </div>
  )
}
