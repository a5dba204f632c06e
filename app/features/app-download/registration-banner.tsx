import type { ReactNode } from 'react'
import { cx } from '#app/components/cx.ts'
import { isBuilt, paths } from '#app/paths.ts'
import { LogoSymbol } from '#app/shell/logo.tsx'

interface Words {
  title: string
  text: string
  /** The first is the main action of the banner. */
  ways: readonly [Way, Way]
}

interface Way {
  href: string
  label: string
}

/** The app opens a product's address where it is installed, as the site declares to the platforms. */
const wordsForProduct = (productSeq: number): Words => ({
  title: '이 상품, 두손에서도 볼 수 있어요',
  text: '안심결제와 채팅으로 더 안전하게 거래하세요.',
  ways: [
    { href: paths.product(productSeq), label: '두손에서 상품 보기' },
    { href: paths.appDownload(), label: '앱 받기' },
  ],
})

const WORDS_FOR_FORM: Words = {
  title: '두손 앱에서 상품을 등록해 보세요',
  text: '사진만 찍으면 카페 회원과도 바로 거래할 수 있어요.',
  ways: [
    { href: paths.appDownload(), label: '앱에서 등록하기' },
    isBuilt('/product/form')
      ? { href: paths.sellForm(), label: '웹에서 등록하기' }
      : { href: paths.home(), label: '웹에서 둘러보기' },
  ],
}

/** What the cafe shows beside a product or its product form: small, and every link opens a new tab. */
export function RegistrationBanner({ productSeq }: { productSeq: number | null }) {
  const { title, text, ways } = productSeq === null ? WORDS_FOR_FORM : wordsForProduct(productSeq)
  const [first, second] = ways
  return (
    <section
      aria-labelledby="title"
      className="m-2 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card sm:flex-row sm:items-center sm:justify-between sm:gap-6 sm:px-5"
    >
      <div className="flex items-center gap-3">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-lg bg-surface-3">
          <LogoSymbol className="size-9" />
        </span>
        <div>
          <h1 id="title" className="text-base font-bold text-ink">
            {title}
          </h1>
          <p className="text-sm text-ink-3">{text}</p>
        </div>
      </div>
      <div className="flex gap-2 sm:shrink-0">
        <WayOut href={first.href} className="bg-primary text-on-primary hover:bg-primary-hover">
          {first.label}
        </WayOut>
        <WayOut
          href={second.href}
          className="border border-line-strong text-ink hover:border-control hover:bg-surface-2"
        >
          {second.label}
        </WayOut>
      </div>
    </section>
  )
}

function WayOut({
  href,
  className,
  children,
}: {
  href: string
  className: string
  children: ReactNode
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={cx(
        'flex min-h-11 flex-1 items-center justify-center rounded-md px-3 text-sm font-semibold whitespace-nowrap sm:px-4',
        className,
      )}
    >
      {children}
      <span className="sr-only">새 창</span>
    </a>
  )
}
