import { Notice } from '#app/components/notice.tsx'
import type { CaseSilence } from './case-silence.ts'

/** The standard's rule about a seller who says nothing, beside the case; the operator decides. */
export function SilenceNotice({ silence }: { silence: CaseSilence }) {
  if (silence.kind === 'NO_ADDRESS')
    return (
      <Notice tone="warning">
        <strong className="font-semibold">
          판매자가 반품 받을 주소를 기한 안에 알려 주지 않았어요.
        </strong>{' '}
        반품하기로 한 결정이 이뤄지지 못해 돌아왔어요. 돈은 그대로 보관돼 있으니 다시 결정해 주세요.
      </Notice>
    )
  return (
    <Notice tone="warning">
      <strong className="font-semibold">판매자가 반품 요청에 기한 안에 답하지 않았어요.</strong>{' '}
      {silence.photos > 0
        ? `구매자가 사진 ${silence.photos}장을 붙였어요.`
        : '구매자가 붙인 사진은 없어요.'}
      <span className="mt-1 block">
        기준: 판매자의 침묵은 증거가 붙어 있을 때 구매자에게 유리하게 봐요. 결정은 사진과 이야기를
        확인하고 운영자가 해요.
      </span>
    </Notice>
  )
}
