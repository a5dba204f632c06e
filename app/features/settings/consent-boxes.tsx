import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { kstDate } from '#app/format/time.ts'
import type { Consents } from '#contracts/main.ts'

/** The optional consents; those to advertising are separate from the rest (정보통신망법 제50조). */
export function ConsentBoxes({ consents }: { consents: Consents }) {
  const isRefused = useFormField('isNightMarketingAccept').error !== undefined
  const marketing = (key: string) => consents.marketing.find((row) => row.marketingKey === key)
  const agreed = (key: string) =>
    consents.agreements.find((row) => row.policyKey === key)?.agreed ?? false
  return (
    <>
      <Card as="fieldset">
        <legend className="float-start mb-1 text-base font-bold text-ink">광고성 정보 수신</legend>
        <div className="clear-both">
          <Choice
            name="isMarketingAccept"
            value="1"
            defaultChecked={marketing('MARKETING')?.agreed}
          >
            혜택과 이벤트 소식 받기
            <Since at={marketing('MARKETING')?.at} agreed={marketing('MARKETING')?.agreed} />
          </Choice>
          <Choice
            name="isNightMarketingAccept"
            value="1"
            defaultChecked={marketing('NIGHT_MARKETING')?.agreed}
          >
            밤에도 받기 (밤 9시~아침 8시)
            <Since
              at={marketing('NIGHT_MARKETING')?.at}
              agreed={marketing('NIGHT_MARKETING')?.agreed}
            />
          </Choice>
          <ChoiceError name="isNightMarketingAccept" />
          {!isRefused && (
            <p className="mt-1 text-sm text-ink-3">
              밤에 받으려면 혜택과 이벤트 소식 받기에도 동의해야 해요.
            </p>
          )}
        </div>
      </Card>
      <Card as="fieldset">
        <legend className="float-start mb-1 text-base font-bold text-ink">선택 동의</legend>
        <div className="clear-both">
          <Choice name="isLocationAccept" value="1" defaultChecked={agreed('LOCATION')}>
            위치기반서비스 이용
          </Choice>
          <Choice
            name="isNaverCafeToAppAccept"
            value="1"
            defaultChecked={agreed('NAVER_CAFE_TO_APP')}
          >
            네이버 카페 상품 연동
          </Choice>
        </div>
      </Card>
    </>
  )
}

function Since({ at, agreed }: { at?: string | null | undefined; agreed?: boolean | undefined }) {
  if (!at) return null
  return (
    <span className="block text-xs font-normal text-ink-3">
      {kstDate(at)} {agreed ? '동의' : '동의하지 않음'}
    </span>
  )
}
