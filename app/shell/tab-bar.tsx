import { Link, useLocation } from '@remix-run/react'
import { cx } from '#app/components/cx.ts'
import {
  CategoryIcon,
  ChatIcon,
  HomeIcon,
  type IconComponent,
  PlusIcon,
  SearchIcon,
  StoreIcon,
  UserIcon,
} from '#app/components/icons.tsx'
import { isBuilt, type Path, paths } from '#app/paths.ts'
import { ChatUnreadBadge, useChatLabel } from './chat-unread-badge.tsx'
import { NoticesUnreadBadge, useNoticesLabel } from './notices/notices-unread-badge.tsx'

const MOST_TABS = 5

interface Tab {
  path: Path
  to: string
  label: string
  Icon: IconComponent
  /** Prefixes of the addresses that belong to it. */
  below: readonly string[]
  /** Hidden when there are too many tabs; other links lead to its page too. */
  spare?: boolean
}

const TABS: readonly Tab[] = [
  { path: '/', to: paths.home(), label: '홈', Icon: HomeIcon, below: [] },
  {
    path: '/category',
    to: paths.categories(),
    label: '카테고리',
    Icon: CategoryIcon,
    below: ['/category/', '/product/list'],
  },
  {
    path: '/product/form',
    to: paths.sellForm(),
    label: '판매하기',
    Icon: PlusIcon,
    below: ['/product/form/'],
  },
  {
    path: '/search',
    to: paths.search(),
    label: '검색',
    Icon: SearchIcon,
    below: ['/search/'],
    spare: true,
  },
  {
    path: '/search-store',
    to: paths.searchStore(),
    label: '가게',
    Icon: StoreIcon,
    below: ['/store/'],
    spare: true,
  },
  { path: '/chat', to: paths.chat(), label: '채팅', Icon: ChatIcon, below: ['/chat/'] },
  { path: '/mystore', to: paths.myStore(), label: '마이', Icon: UserIcon, below: ['/mystore/'] },
]

const BUILT = TABS.filter((tab) => isBuilt(tab.path))
const SHOWN = BUILT.length > MOST_TABS ? BUILT.filter((tab) => !tab.spare) : BUILT

/** The main pages of the product at the lower edge of a phone. */
export function TabBar() {
  const { pathname } = useLocation()
  const labels: Partial<Record<Path, string | undefined>> = {
    '/chat': useChatLabel(),
    '/mystore': useNoticesLabel('마이'),
  }
  return (
    <nav
      aria-label="주요 메뉴"
      className="fixed inset-x-0 inset-be-0 z-(--z-tabbar) border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex h-14 max-w-lg">
        {SHOWN.map(({ path, to, label, Icon, below }) => {
          const here = pathname === to
          const within = here || below.some((start) => pathname.startsWith(start))
          return (
            <li key={path} className="flex-1">
              <Link
                to={to}
                aria-label={labels[path]}
                aria-current={here ? 'page' : within ? 'true' : undefined}
                className={cx(
                  'flex h-full flex-col items-center justify-center gap-0.5 text-2xs -outline-offset-2',
                  within ? 'font-bold text-ink' : 'font-medium text-ink-3',
                )}
              >
                <span className="relative">
                  <Icon size={24} strokeWidth={within ? 2.1 : 1.75} />
                  {path === '/chat' && <ChatUnreadBadge />}
                  {path === '/mystore' && <NoticesUnreadBadge />}
                </span>
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
