import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError } from '#app/components/field.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { WITHDRAWAL_REASONS } from '#contracts/account-constants.ts'
import { pointAmount } from '#contracts/point-rules.ts'

const CONSEQUENCES = [
  '이름, 휴대폰 번호, 본인인증 정보와 연결된 소셜 계정이 바로 지워지고, 되돌릴 수 없어요.',
  '내 가게가 닫히고 판매 중인 상품이 모두 내려가요. 찜한 상품과 단골 가게도 지워져요.',
  '로그인한 모든 기기에서 로그아웃돼요.',
  '법에서 정한 기록은 따로 보관한 뒤 지워요. 접속 기록 3개월, 거래가 있었다면 계약과 결제 기록 5년, 분쟁 기록 3년이에요.',
]

/** The consequences of a withdrawal, the member's reason, and the confirmation that they have understood. */
export function WithdrawalForm({ points }: { points: number }) {
  return (
    <>
      <Notice tone="warning" title="탈퇴하기 전에 확인해 주세요">
        <ul className="mt-1 list-disc space-y-1 ps-4">
          {points > 0 && (
            <li>
              남아 있는 포인트 <NoBreak>{pointAmount(points)}</NoBreak>가 사라지고, 되살릴 수
              없어요.
            </li>
          )}
          {CONSEQUENCES.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Notice>
      <PostForm
        intent="withdraw"
        schema={() => import('./withdrawal-schema.ts').then((file) => file.withdrawalSchema)}
        className="space-y-4"
      >
        <FormProblem />
        <Card as="fieldset">
          <legend className="float-start mb-1 text-base font-bold text-ink">
            떠나시는 이유를 알려 주세요
          </legend>
          <div className="clear-both">
            {Object.entries(WITHDRAWAL_REASONS).map(([reason, label]) => (
              <Choice key={reason} type="radio" name="reason" value={reason}>
                {label}
              </Choice>
            ))}
            <ChoiceError name="reason" />
          </div>
        </Card>
        <div>
          <Choice name="understood" value="1">
            안내를 모두 확인했고, 탈퇴하는 데 동의해요.
          </Choice>
          <ChoiceError name="understood" />
        </div>
        <div className="flex gap-2 whitespace-nowrap max-[22rem]:[&_:is(a,button)]:px-4">
          <ButtonLink to={paths.settings()} variant="secondary" size="lg" className="flex-1">
            계속 이용하기
          </ButtonLink>
          <SubmitButton variant="danger" size="lg" className="flex-1">
            탈퇴하기
          </SubmitButton>
        </div>
      </PostForm>
    </>
  )
}
