import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError } from '#app/components/field.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { CAFE_SHARE_RULES } from '#contracts/cafe-constants.ts'
import type { SharesPage } from './load-shares.server.ts'
import { NotLinked } from './share-parts.tsx'

const FACTS = [
  `카페에는 내가 고른 상품의 제목, 설명, 가격, 사진 ${CAFE_SHARE_RULES.pictures}장까지와 두손의 상품 주소가 카페 별명으로 올라가요.`,
  '전화번호, 계좌, 주소, 채팅은 카페에 보내지 않아요.',
  '두손에서 값을 고치거나 판매완료로 바꾸면 카페의 글도 바뀌고, 숨기거나 지우면 카페에서도 내려가요.',
  '사려는 사람은 두손의 상품 화면으로 와서 채팅하고 안심결제를 할 수 있어요.',
  '언제든 하나씩 내릴 수 있고, 연동을 해제하면 모두 내려가요.',
]

/** What it means to show goods in the cafe, and the consent to it. */
export function ShareAlert({ shares }: SharesPage) {
  if (!shares) return <NotLinked />
  return (
    <>
      <Card as="section" aria-label="카페에 올릴 때 알아 두세요">
        <ul className="list-disc space-y-2 ps-4 text-base text-ink-2">
          {FACTS.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Card>
      {shares.isAgreed ? (
        <>
          <Notice tone="success">동의하셨어요. 상품을 골라 올릴 수 있어요.</Notice>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to={paths.cafeShareForm()}>상품 올리기</ButtonLink>
            <ButtonLink to={paths.cafeShares()} variant="secondary">
              카페에 올린 상품
            </ButtonLink>
          </div>
        </>
      ) : (
        <PostForm
          intent="agree"
          schema={() => import('./cafe-forms.ts').then((file) => file.agreeForms)}
          className="space-y-4"
        >
          <FormProblem />
          <div>
            <Choice name="isAgreed" value="1">
              내 상품을 카페에 보내고 보이는 데 동의해요.
            </Choice>
            <ChoiceError name="isAgreed" />
          </div>
          <SubmitButton size="lg" block>
            동의하고 시작하기
          </SubmitButton>
        </PostForm>
      )}
    </>
  )
}
