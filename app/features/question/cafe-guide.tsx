import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Card } from '#app/components/card.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { paths } from '#app/paths.ts'
import { CAFE_RELINK_DAYS } from '#contracts/account-constants.ts'
import { QUESTION_LIMITS } from '#contracts/question-rules.ts'

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="roomy-link text-link underline underline-offset-4">
    <NoBreak>{children}</NoBreak>
  </Link>
)

const PARTS: readonly { title: string; text: ReactNode }[] = [
  {
    title: '카페와 연동하기',
    text: (
      <>
        두손 카페는 네이버 계정으로 회원을 알아봐요.{' '}
        <To to={paths.providers()}>로그인 방법 관리</To>
        에서 네이버 계정을 먼저 연결한 다음 ‘네이버 카페 연동’의 연동하기를 눌러 주세요. 연동하면
        두손 카페에 올린 내 상품을 앱에서도 관리할 수 있어요.
      </>
    ),
  },
  {
    title: '연동을 해제하거나 바꾸기',
    text: (
      <>
        같은 화면에서 연동 해제를 누르면 바로 끊겨요. 해제한 뒤 다른 카페 회원으로 연동하려면{' '}
        {CAFE_RELINK_DAYS}일을 기다려야 해요. 연동 이용에 한 동의는{' '}
        <To to={paths.consents()}>동의 관리</To>에서 언제든 철회할 수 있어요.
      </>
    ),
  },
  {
    title: '안전하게 거래하기',
    text: (
      <>
        돈을 보내기 전에 상대의 전화번호와 계좌를 <To to={paths.fraud()}>사기조회</To>에서 확인해
        주세요. 두손에서 안심결제로 사면 물건이 도착할 때까지 두손이 돈을 맡아요.
      </>
    ),
  },
  {
    title: '상품이 숨겨졌을 때',
    text: (
      <>
        운영자가 숨긴 상품에는 이의를 낼 수 있어요.{' '}
        <To to={paths.questionForm('CAFE')}>카페 문의하기</To>에서 ‘제재 이의 신청’을 고르고 어떤
        상품인지 골라 주세요. 답변을 기다리는 동안에는 한 제재에 하나씩만 낼 수 있어요.
      </>
    ),
  },
  {
    title: '카페 문의 남기기',
    text: (
      <>
        카페 별명과 함께 언제 무엇을 했는지 적어 주세요. 사진은 {QUESTION_LIMITS.files}장까지 붙일
        수 있고, 쓰던 내용은 저장해 두었다가 이어서 쓸 수 있어요. 답변이 오면 알림으로 알려 드려요.
      </>
    ),
  },
]

/** How the cafe and the product are used together. */
export function CafeGuide() {
  return (
    <>
      {PARTS.map(({ title, text }) => (
        <Card key={title} as="section">
          <h2 className="text-base font-bold text-ink">{title}</h2>
          <p className="mt-2 text-base leading-relaxed text-ink-2">{text}</p>
        </Card>
      ))}
    </>
  )
}
