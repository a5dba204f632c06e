import type { ReactNode } from 'react'
import { APP, BRAND } from '#app/brand.ts'
import {
  BellIcon,
  CameraIcon,
  ChatIcon,
  ExternalIcon,
  type IconComponent,
} from '#app/components/icons.tsx'
import { LogoSymbol } from '#app/shell/logo.tsx'
import type { QrCode } from './qr-code.ts'

const REASONS: readonly { Icon: IconComponent; title: string; text: string }[] = [
  {
    Icon: BellIcon,
    title: '놓치지 않는 알림',
    text: '찜한 상품의 가격이 내리거나 거래가 진행되면 바로 알려 드려요.',
  },
  {
    Icon: CameraIcon,
    title: '찍어서 바로 등록',
    text: '휴대폰으로 사진을 찍고 그 자리에서 상품을 올려 보세요.',
  },
  {
    Icon: ChatIcon,
    title: '빠른 채팅',
    text: '어디서든 판매자와 구매자의 메시지에 바로 답할 수 있어요.',
  },
]

/** Where to get the app: a QR code for the phone beside the computer, and both stores. */
export function AppDownloadPage({ address, qr }: { address: string; qr: QrCode }) {
  return (
    <div className="container-page py-10 lg:py-16">
      <div className="mx-auto flex max-w-5xl flex-col gap-10 lg:flex-row lg:items-center lg:justify-between lg:gap-16">
        <div className="flex flex-col items-start lg:max-w-lg">
          <span className="flex size-18 items-center justify-center rounded-xl border border-line bg-surface shadow-card">
            <LogoSymbol className="size-12" />
          </span>
          <h1 className="mt-6 text-3xl font-bold text-ink lg:text-4xl">
            {BRAND.name} 앱으로
            <br />더 빠르게 거래하세요
          </h1>
          <p className="mt-3 text-lg text-ink-2">
            휴대폰에 {BRAND.name} 앱을 설치하고 언제 어디서나 사고팔아 보세요.
          </p>
          <ul className="mt-6 flex w-full flex-col gap-2.5 sm:flex-row">
            <li className="sm:flex-1">
              <StoreLink href={APP.stores.ios}>App Store에서 받기</StoreLink>
            </li>
            <li className="sm:flex-1">
              <StoreLink href={APP.stores.android}>Google Play에서 받기</StoreLink>
            </li>
          </ul>
        </div>
        <figure className="hidden flex-col items-center rounded-2xl border border-line bg-surface-2 px-8 py-8 text-center md:flex lg:shrink-0 lg:px-12 lg:py-10">
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={`앱을 받는 주소의 QR 코드: ${address}`}
            shapeRendering="crispEdges"
            className="size-52 rounded-lg bg-paper lg:size-60"
          >
            <path d={qr.path} className="fill-on-paper" />
          </svg>
          <figcaption className="mt-5 text-base text-ink-2">
            <strong className="block font-semibold text-ink">휴대폰 카메라로 비춰 보세요</strong>
            기종에 맞는 스토어로 바로 연결해 드려요.
          </figcaption>
        </figure>
      </div>
      <section
        aria-labelledby="reasons"
        className="mx-auto mt-12 max-w-5xl border-t border-line pt-10 lg:mt-16"
      >
        <h2 id="reasons" className="text-xl font-bold text-ink">
          앱에서는 이런 점이 좋아요
        </h2>
        <ul className="mt-5 grid gap-5 sm:grid-cols-3 sm:gap-8">
          {REASONS.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4 sm:flex-col sm:gap-3">
              <span className="flex size-11 shrink-0 items-center justify-center rounded-lg bg-info-soft text-info">
                <Icon size={24} />
              </span>
              <div>
                <h3 className="text-base font-semibold text-ink">{title}</h3>
                <p className="mt-0.5 text-sm text-ink-3">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

function StoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="flex min-h-13 items-center justify-center gap-1.5 rounded-md bg-inverse px-5 text-base font-semibold whitespace-nowrap text-on-inverse hover:opacity-90"
    >
      {children}
      <ExternalIcon size={16} />
      <span className="sr-only">새 창</span>
    </a>
  )
}
