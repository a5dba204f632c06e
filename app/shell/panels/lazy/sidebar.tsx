import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { isBuilt, paths } from '#app/paths.ts'
import { isOperatorRole } from '#contracts/account-constants.ts'
import { EMOJI_SIZE, emojiUrl } from '#contracts/media.ts'
import { ColorSchemeForm } from '../../color-scheme/color-scheme-form.tsx'
import { browseLinks } from '../../menu-links.ts'
import { LogoutButton } from '../../session/logout-button.tsx'
import { useViewer } from '../../session/personal-data.ts'
import { SignInLink } from '../../session/sign-in-link.tsx'
import { useTopCategories } from '../../use-top-categories.ts'
import type { PanelRequest } from '../open-panel.ts'
import { PanelLink } from '../panel-link.tsx'
import { APP_DOWNLOAD, CATEGORIES, FAVORITES, webPagePanel } from '../shell-panels.ts'
import { PanelBody } from './panel-body.tsx'

/** The menu of a phone: all links of a page's header and footer. */
export function Sidebar() {
  const viewer = useViewer()
  const { pathname } = useLocation()
  return (
    <PanelBody title="메뉴" edgeToEdge>
      <div className="border-b border-line px-5 pt-3 pb-5">
        {viewer ? (
          <ButtonLink to={paths.myStore()} variant="secondary" block>
            마이 페이지
          </ButtonLink>
        ) : (
          <SignInLink className="flex min-h-11 items-center justify-center rounded-md bg-primary px-4 font-semibold text-on-primary hover:bg-primary-hover">
            로그인·회원가입
          </SignInLink>
        )}
      </div>
      <Group label="내 메뉴">
        <Row to={paths.favorites()} panel={FAVORITES}>
          찜한 상품
        </Row>
        {isBuilt('/chat') && <Row to={paths.chat()}>채팅</Row>}
        {viewer && <Row to={paths.notices()}>알림</Row>}
        {viewer && <Row to={paths.keywordAlerts()}>키워드 알림</Row>}
        {isBuilt('/product/form') && <Row to={paths.sellForm()}>판매하기</Row>}
        {viewer && <Row to={paths.settings()}>설정</Row>}
        {viewer && isOperatorRole(viewer.role) && <Row to={paths.operator()}>운영</Row>}
      </Group>
      <Categories />
      <Browse />
      <Group label="고객지원">
        {isBuilt('/cs-center') && <Row to={paths.csCenter()}>고객센터</Row>}
        {isBuilt('/event/list') && <Row to={paths.events()}>이벤트</Row>}
        {isBuilt('/notice') && <Row to={paths.notice()}>공지사항</Row>}
        <Reading to={paths.terms()} isHere={pathname === paths.terms()}>
          이용약관
        </Reading>
        <Reading to={paths.privacyPolicy()} isHere={pathname === paths.privacyPolicy()}>
          개인정보 처리방침
        </Reading>
        <Reading to={paths.postPolicy()} isHere={pathname === paths.postPolicy()}>
          게시글 운영정책
        </Reading>
        <Reading to={paths.youthPolicy()} isHere={pathname === paths.youthPolicy()}>
          청소년보호정책
        </Reading>
        <Row to={paths.appDownload()} panel={APP_DOWNLOAD}>
          앱 다운로드
        </Row>
      </Group>
      <section className="border-b border-line px-5 py-4" aria-label="화면 테마">
        <h3 className="pb-2 text-sm font-bold text-ink-3">화면 테마</h3>
        <ColorSchemeForm />
      </section>
      {viewer && <LogoutButton className="mx-2 my-3" />}
    </PanelBody>
  )
}

function Categories() {
  const categories = useTopCategories()
  return (
    <Group label="카테고리" className="grid grid-cols-2 [&>:last-child]:col-span-2">
      {categories.map(({ name, path, emoji }) => (
        <Row key={path} to={paths.category(path)}>
          <img
            src={emojiUrl(emoji)}
            alt=""
            width={EMOJI_SIZE}
            height={EMOJI_SIZE}
            className="size-6"
          />
          {name}
        </Row>
      ))}
      <Row to={paths.categories()} panel={CATEGORIES}>
        카테고리 전체 보기
        <ChevronRightIcon size={18} className="ms-auto" />
      </Row>
    </Group>
  )
}

function Browse() {
  const categories = useTopCategories()
  return (
    <Group label="둘러보기">
      {browseLinks(categories).map(({ to, label }) => (
        <Row key={to} to={to}>
          {label}
        </Row>
      ))}
    </Group>
  )
}

function Group({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <nav aria-label={label} className="border-b border-line py-3 last:border-0">
      <h3 className="px-5 pb-1 text-sm font-bold text-ink-3">{label}</h3>
      <ul className={className}>{children}</ul>
    </nav>
  )
}

const ROW =
  'flex min-h-11 items-center gap-2.5 px-5 text-base text-ink -outline-offset-2 hover:bg-surface-3'

function Row<Props extends object>({
  to,
  panel,
  children,
}: {
  to: string
  panel?: PanelRequest<Props>
  children: ReactNode
}) {
  return (
    <li>
      {panel ? (
        <PanelLink to={to} panel={panel} className={ROW}>
          {children}
        </PanelLink>
      ) : (
        <Link to={to} className={ROW}>
          {children}
        </Link>
      )}
    </li>
  )
}

/** A page to read: it opens over the menu, unless it is the current page. */
function Reading({ to, isHere, children }: { to: string; isHere: boolean; children: string }) {
  return isHere ? (
    <Row to={to}>{children}</Row>
  ) : (
    <Row to={to} panel={webPagePanel(to, children)}>
      {children}
    </Row>
  )
}
