import { Link } from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { BRAND, COMPANY, INTERMEDIARY_NOTICE } from '#app/brand.ts'
import { cx } from '#app/components/cx.ts'
import { ChevronDownIcon, ExternalIcon, RssIcon } from '#app/components/icons.tsx'
import { WideDetails } from '#app/components/wide-details.tsx'
import { isBuilt, type Path, paths } from '#app/paths.ts'
import { ThirdPartyContext } from '../third-parties/third-parties.ts'
import { ColorSchemeForm } from './color-scheme/color-scheme-form.tsx'
import { Wordmark } from './logo.tsx'
import { PanelLink } from './panels/panel-link.tsx'
import { APP_DOWNLOAD } from './panels/shell-panels.ts'

interface FooterLink {
  path: Path
  to: string
  label: string
  /** The Personal Information Protection Act requires this link to be prominent. */
  strong?: boolean
  /** Of no use within the app. */
  notInApp?: boolean
}

const PLACES: readonly FooterLink[] = [
  { path: '/product/list', to: paths.productList(), label: '전체 상품' },
  { path: '/category', to: paths.categories(), label: '카테고리' },
  { path: '/search-store', to: paths.searchStore(), label: '가게 찾기' },
  { path: '/contents', to: paths.contents(), label: '콘텐츠' },
  { path: '/fraud', to: paths.fraud(), label: '사기조회' },
  { path: '/fraud/monitoring', to: paths.fraudMonitoring(), label: '사기 모니터링' },
  { path: '/event/list', to: paths.events(), label: '이벤트' },
  { path: '/notice', to: paths.notice(), label: '공지사항' },
  { path: '/cs-center', to: paths.csCenter(), label: '고객센터' },
  { path: '/cafe-help/guide', to: paths.cafeHelp(), label: '카페 이용 가이드' },
  { path: '/appdownload', to: paths.appDownload(), label: '앱 다운로드', notInApp: true },
]

const POLICIES: readonly FooterLink[] = [
  { path: '/terms', to: paths.terms(), label: '이용약관' },
  {
    path: '/privacy-policy',
    to: paths.privacyPolicy(),
    label: '개인정보 처리방침',
    strong: true,
  },
  { path: '/youthpolicy', to: paths.youthPolicy(), label: '청소년보호정책' },
  { path: '/post-policy', to: paths.postPolicy(), label: '게시글 운영정책' },
]

const LINK = 'flex min-h-11 items-center gap-1 rounded-xs text-sm hover:text-ink lg:min-h-8'

/**
 * The operating company: what the E-Commerce Act requires on the first screen (korean-conventions, footer). On a phone
 * the policies stay, and the company's details fold out.
 */
export function Footer() {
  const isMeasured = useContext(ThirdPartyContext) !== null
  return (
    <footer className="mt-16 border-t border-line bg-surface-2 pb-(--tabbar-height) text-ink-3 lg:mt-24">
      <div className="container-page flex flex-col gap-2 py-4 lg:gap-6 lg:py-10">
        <div className="flex flex-col gap-x-10 gap-y-3 lg:flex-row lg:items-center">
          <Wordmark className="hidden h-5 w-auto text-ink-3 lg:block" />
          <nav aria-label="바닥글">
            <ul className="flex flex-wrap gap-x-5">
              {PLACES.filter(({ path }) => isBuilt(path)).map((place) => (
                <li
                  key={place.to}
                  className={cx('max-lg:hidden', place.notInApp && 'in-app:hidden')}
                >
                  <PlaceLink place={place} />
                </li>
              ))}
              {POLICIES.filter(({ path }) => isBuilt(path)).map((policy) => (
                <li key={policy.to}>
                  <PlaceLink place={policy} />
                </li>
              ))}
              {isMeasured && (
                <li>
                  <Link to={paths.measuringChoice()} className={`${LINK} font-medium text-ink-2`}>
                    쿠키·분석 설정
                  </Link>
                </li>
              )}
              <li className="max-lg:hidden">
                <a href={paths.rss()} className={`${LINK} font-medium text-ink-2`}>
                  <RssIcon size={16} />새 상품 RSS
                </a>
              </li>
            </ul>
          </nav>
        </div>
        <ColorSchemeForm />
        <WideDetails
          summary={
            <>
              {COMPANY.name} 사업자 정보
              <ChevronDownIcon size={16} className="turns-open transition-transform" />
            </>
          }
          summaryClassName={`${LINK} self-start font-medium text-ink-2`}
        >
          <Company />
        </WideDetails>
        <p className="text-xs">{INTERMEDIARY_NOTICE}</p>
        <p className="text-xs">
          © {COMPANY.name} · {BRAND.tagline}
        </p>
      </div>
    </footer>
  )
}

function PlaceLink({ place: { path, to, label, strong } }: { place: FooterLink }) {
  return (
    <PanelLink
      to={to}
      panel={path === '/appdownload' ? APP_DOWNLOAD : undefined}
      className={`${LINK} ${strong ? 'font-bold text-ink' : 'font-medium text-ink-2'}`}
    >
      {label}
    </PanelLink>
  )
}

function Company() {
  return (
    <>
      <dl className="flex flex-wrap gap-x-4 text-xs">
        <Fact name="상호">{COMPANY.name}</Fact>
        <Fact name="대표자">{COMPANY.representative}</Fact>
        <Fact name="사업자등록번호">{COMPANY.businessNumber}</Fact>
        <Fact name="통신판매업 신고번호">{COMPANY.mailOrderNumber}</Fact>
        <Fact name="주소">{COMPANY.address}</Fact>
        <Fact name="전화">
          <a href={`tel:${COMPANY.phone}`} className="flex min-h-6 items-center underline">
            {COMPANY.phone}
          </a>
        </Fact>
        <Fact name="이메일">
          <a href={`mailto:${COMPANY.email}`} className="flex min-h-6 items-center underline">
            {COMPANY.email}
          </a>
        </Fact>
        <Fact name="호스팅 서비스 제공">{COMPANY.hosting}</Fact>
      </dl>
      <a
        href={COMPANY.businessInfoUrl}
        target="_blank"
        rel="noopener noreferrer"
        className="mt-2 inline-flex min-h-11 items-center gap-1 rounded-xs text-xs font-medium text-ink-2 underline hover:text-ink lg:min-h-6"
      >
        사업자정보 확인 (공정거래위원회)
        <ExternalIcon size={14} />
        <span className="sr-only">새 창</span>
      </a>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-6 items-center gap-1.5">
      <dt className="shrink-0 text-ink-3">{name}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}
