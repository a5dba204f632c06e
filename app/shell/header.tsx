import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BRAND } from '#app/brand.ts'
import { ButtonLink } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import {
  BellIcon,
  ChatIcon,
  HeartIcon,
  MenuIcon,
  PlusIcon,
  UserIcon,
} from '#app/components/icons.tsx'
import { isBuilt, paths } from '#app/paths.ts'
import { isOperatorRole } from '#contracts/account-constants.ts'
import { CategoryMenu, type MenuCategory } from './category-menu.tsx'
import { ChatUnreadBadge, useChatLabel } from './chat-unread-badge.tsx'
import { LogoSymbol, Wordmark } from './logo.tsx'
import { browseLinks } from './menu-links.ts'
import { NoticesUnreadBadge, useNoticesLabel } from './notices/notices-unread-badge.tsx'
import { PanelLink } from './panels/panel-link.tsx'
import { FAVORITES, NOTICES, SIDEBAR } from './panels/shell-panels.ts'
import { LogoutButton } from './session/logout-button.tsx'
import { useViewer } from './session/personal-data.ts'
import { SignInLink } from './session/sign-in-link.tsx'

/** One row on a phone; on a desktop a row with the search in the middle and a row with links for browsing. */
export function Header({
  categories,
  search,
}: {
  categories: readonly MenuCategory[]
  search: ReactNode
}) {
  return (
    <>
      <header className="in-app:hidden sticky inset-bs-0 z-(--z-header) border-b border-line bg-surface">
        <div className="container-page flex h-(--header-height) items-center gap-3 lg:grid lg:grid-cols-[minmax(max-content,1fr)_minmax(0,36rem)_minmax(max-content,1fr)] lg:gap-8">
          <PanelLink
            to={paths.categories()}
            panel={SIDEBAR}
            label="메뉴"
            className="-mx-3 flex size-11 shrink-0 items-center justify-center rounded-sm text-ink-2 lg:hidden"
          >
            <MenuIcon size={24} />
          </PanelLink>
          <Link
            to={paths.home()}
            aria-label={`${BRAND.name} 홈`}
            className="flex shrink-0 items-center gap-2 rounded-sm py-2 text-brand lg:justify-self-start"
          >
            <LogoSymbol className="size-8 lg:size-9" />
            <Wordmark className="h-5.5 w-auto max-[24rem]:hidden lg:h-6.5" />
          </Link>
          {search}
          <PersonalLinks />
        </div>
      </header>
      <div className="hidden border-b border-line bg-surface lg:not-in-app:block">
        <div className="container-page flex h-12 items-center gap-1">
          {categories.length > 0 && <CategoryMenu categories={categories} />}
          <nav aria-label="둘러보기">
            <ul className="flex items-center">
              {browseLinks(categories).map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="flex h-11 items-center rounded-sm px-3 text-base font-medium text-ink-2 hover:text-ink"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  )
}

/** On a phone only the sign-in link; everything else is in the tab bar. */
function PersonalLinks() {
  const viewer = useViewer()
  return (
    <nav
      aria-label="내 메뉴"
      className={cx('items-center gap-1 lg:flex lg:justify-self-end', viewer ? 'hidden' : 'flex')}
    >
      {isBuilt('/chat') && <ChatLink />}
      <PanelLink to={paths.favorites()} panel={FAVORITES} className={cx(LINK, 'hidden lg:flex')}>
        <HeartIcon size={22} />찜
      </PanelLink>
      {viewer ? (
        <>
          <NoticesLink />
          <IconLink to={paths.myStore()} icon={<UserIcon size={22} />}>
            마이
          </IconLink>
          {isOperatorRole(viewer.role) && <IconLink to={paths.operator()}>운영</IconLink>}
          <LogoutButton />
        </>
      ) : (
        <SignInLink className={cx(LINK, 'flex max-lg:-me-2 max-lg:px-2 max-lg:text-sm')}>
          로그인
        </SignInLink>
      )}
      {isBuilt('/product/form') && (
        <ButtonLink to={paths.sellForm()} className="ms-2 max-lg:hidden">
          <PlusIcon size={18} strokeWidth={2.25} />
          판매하기
        </ButtonLink>
      )}
    </nav>
  )
}

const LINK =
  'h-11 shrink-0 items-center gap-1.5 rounded-sm px-3 text-base font-medium whitespace-nowrap text-ink-2 hover:bg-surface-3'

function ChatLink() {
  const label = useChatLabel()
  const icon = (
    <span className="relative me-1">
      <ChatIcon size={22} />
      <ChatUnreadBadge />
    </span>
  )
  return (
    <IconLink to={paths.chat()} icon={icon} label={label}>
      채팅
    </IconLink>
  )
}

function NoticesLink() {
  const label = useNoticesLabel('알림')
  return (
    <PanelLink
      to={paths.notices()}
      panel={NOTICES}
      className={cx(LINK, 'hidden lg:flex')}
      {...(label !== undefined && { label })}
    >
      <span className="relative me-1">
        <BellIcon size={22} />
        <NoticesUnreadBadge />
      </span>
      알림
    </PanelLink>
  )
}

function IconLink({
  to,
  icon,
  label,
  children,
}: {
  to: string
  icon?: ReactNode
  /** The accessible name, in place of its text. */
  label?: string | undefined
  children: ReactNode
}) {
  return (
    <Link to={to} aria-label={label} className={cx(LINK, 'hidden lg:flex')}>
      {icon}
      {children}
    </Link>
  )
}
