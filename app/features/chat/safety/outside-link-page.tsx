import { BRAND } from '#app/brand.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { AlertIcon, ExternalIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { particle } from '#app/format/josa.ts'
import type { OutsideLink } from './load-link.ts'

const BUTTON =
  'inline-flex min-h-13 flex-1 items-center justify-center gap-1.5 rounded-md px-6 text-base font-semibold transition-colors'

/** Names the site that a link leads to, and leaves it to the reader to go there. */
export function OutsideLinkPage({ link, back }: { link: OutsideLink; back: string }) {
  const isFake = link.kind === 'LOOKALIKE'
  return (
    <Frame>
      <h1 className="text-xl font-bold text-ink lg:text-2xl">
        {isFake ? '가짜 결제 사이트일 수 있어요' : '다른 사이트로 이동해요'}
      </h1>
      <p className="mt-2 text-base text-ink-2">
        이 링크는 {BRAND.name}이 아닌 아래 사이트로 연결돼요. 아는 사이트가 맞는지 확인해 주세요.
      </p>
      <div
        className={cx(
          'mt-5 rounded-lg border px-5 py-6 text-center',
          isFake ? 'border-danger/30 bg-danger-soft' : 'border-line bg-surface-2',
        )}
      >
        <p className="text-sm text-ink-3">이동할 사이트</p>
        <p
          dir="ltr"
          data-host
          className={cx(
            'mt-1 text-2xl font-bold break-all lg:text-3xl',
            isFake ? 'text-danger' : 'text-ink',
          )}
        >
          {link.host}
        </p>
        {link.asciiHost !== link.host && (
          <p dir="ltr" className="mt-1 text-sm break-all text-ink-3">
            {link.asciiHost}
          </p>
        )}
      </div>
      <Warnings link={link} />
      <details className="mt-4 text-sm text-ink-3">
        <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4 hover:text-ink">
          전체 주소 보기
        </summary>
        <p dir="ltr" className="break-all">
          {link.href}
        </p>
      </details>
      <div className={cx('mt-5 flex flex-col gap-2 sm:flex-row', isFake && 'sm:flex-row-reverse')}>
        <ButtonLink
          to={back}
          size="lg"
          variant={isFake ? 'primary' : 'secondary'}
          className="flex-1"
        >
          돌아가기
        </ButtonLink>
        {/* A window of its own, which the app opens outside itself. */}
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className={cx(
            BUTTON,
            isFake
              ? 'text-ink-3 underline underline-offset-4 hover:text-ink'
              : 'bg-primary text-on-primary hover:bg-primary-hover',
          )}
        >
          {isFake ? '위험을 알고 계속하기' : '계속하기'}
          <ExternalIcon size={18} />
          <span className="sr-only"> (새 창)</span>
        </a>
      </div>
    </Frame>
  )
}

function Warnings({ link }: { link: OutsideLink }) {
  return (
    <div className="mt-4 space-y-3">
      {link.kind === 'LOOKALIKE' && link.brand && (
        <Notice tone="danger" title={`진짜 ${link.brand}${particle(link.brand, '이/가')} 아니에요`}>
          <p>
            {link.brand}처럼 보이게 만든 주소예요. 여기서 결제하거나 로그인하면 돈과 계정을 빼앗길
            수 있어요. 상대가 결제하라고 보냈다면 거래를 멈추고 신고해 주세요.
          </p>
        </Notice>
      )}
      {link.isDisguised && (
        <Notice tone="danger" title="비슷하게 생긴 글자를 섞은 주소예요">
          <p>영문자처럼 보이는 다른 글자가 들어 있어, 실제 주소를 그대로 보여 드려요.</p>
        </Notice>
      )}
      {link.kind === 'SHORTENER' && (
        <Notice tone="warning">
          줄인 주소라 마지막에 어느 사이트가 열릴지 알 수 없어요. 열린 사이트의 주소를 꼭 확인해
          주세요.
        </Notice>
      )}
      {link.kind === 'NUMERIC' && (
        <Notice tone="danger">
          숫자로만 된 주소예요. 믿을 수 있는 가게는 이런 주소를 쓰지 않아요.
        </Notice>
      )}
      {link.kind === 'MESSENGER' && (
        <Notice tone="warning">
          다른 메신저에서 거래하면 문제가 생겨도 도와드리기 어려워요. 대화는 {BRAND.name} 채팅으로
          나눠 주세요.
        </Notice>
      )}
      {!link.isSecure && (
        <Notice tone="warning">
          보안 연결(https)이 아니에요. 비밀번호나 카드 번호를 입력하지 마세요.
        </Notice>
      )}
      {link.kind !== 'LOOKALIKE' && (
        <p className="text-sm text-ink-3">
          {BRAND.name}의 결제는 {BRAND.name} 안에서만 이루어져요. 다른 사이트에서 결제하라고 하면
          사기일 수 있어요.
        </p>
      )}
    </div>
  )
}

/** For what stands in the address but cannot be followed. */
export function UnusableLinkPage({ back }: { back: string }) {
  return (
    <Frame>
      <AlertIcon size={40} className="text-ink-3" />
      <h1 className="mt-3 text-xl font-bold text-ink lg:text-2xl">열 수 없는 링크예요</h1>
      <p className="mt-2 text-base text-ink-2">
        주소가 잘렸거나 안전하게 열 수 없는 형식이에요. 보낸 사람에게 주소를 다시 물어봐 주세요.
      </p>
      <div className="mt-6 flex">
        <ButtonLink to={back} size="lg" className="flex-1">
          돌아가기
        </ButtonLink>
      </div>
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="container-page py-8 lg:py-14">
      <div className="mx-auto max-w-xl">{children}</div>
    </div>
  )
}
