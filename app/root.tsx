import type {
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
  SerializeFrom,
} from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from '@remix-run/react'
import { type ReactNode, useContext } from 'react'
import { BRAND } from './brand.ts'
import { SkipLink } from './components/skip-link.tsx'
import { ChatSocket } from './features/chat/client/chat-socket.tsx'
import { HeaderSearch } from './features/search/header-search.tsx'
import { isUnanswered } from './forms/form-answer.ts'
import { paths } from './paths.ts'
import { errorMeta } from './seo/page-meta.ts'
import { ActionLog } from './shell/action-log/action-log.tsx'
import {
  ColorSchemeHead,
  ColorSchemeWithoutScript,
} from './shell/color-scheme/color-scheme-head.tsx'
import { useFollowColorScheme } from './shell/color-scheme/use-color-scheme.ts'
import { Footer } from './shell/footer.tsx'
import { isFramed } from './shell/framed.ts'
import { Header } from './shell/header.tsx'
import { NavigationProgress, RouteAnnouncer } from './shell/navigation-progress.tsx'
import { Panels } from './shell/panels/panels.tsx'
import { messageForError, RouteError } from './shell/route-error.tsx'
import { ScriptMark } from './shell/script-mark.ts'
import { useServiceWorker } from './shell/service-worker.ts'
import { FlashMessages } from './shell/session/flash-messages.tsx'
import { isOnTheWayIn, personalData } from './shell/session/personal-data.ts'
import { SessionSync } from './shell/session/session-sync.tsx'
import { TabBar } from './shell/tab-bar.tsx'
import { textDirection } from './shell/text-direction.ts'
import { Toasts } from './shell/toast.tsx'
import { topCategories } from './shell/top-categories.ts'
import { WebFont } from './shell/web-font.tsx'
import { WebviewMarks } from './shell/webview/webview-marks.tsx'
import stylesheet from './styles/app.css?url'
import { ThirdPartiesMeta } from './third-parties/third-parties-meta.tsx'

const LANGUAGE = 'ko'

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${BRAND.name} 새 상품`,
    href: paths.rss(),
  },
]

export const meta: MetaFunction = ({ error }) =>
  error ? errorMeta(messageForError(error).title) : []

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    categories: await topCategories(context),
    publicOrigin: context.publicOrigin,
    webviewOrigins: context.shell.webviewOrigins,
    isOfflinePageOn: context.shell.offline,
    ...(context.shell.kakaoShare && { kakaoShare: context.shell.kakaoShare }),
    // The same for every anonymous visitor: only members have a chat.
    ...(context.session.viewer && { chatSocketUrl: context.shell.chatSocketUrl }),
    ...personalData(context, request),
  }
}

/**
 * The data of the shell is the same on every page. It is loaded again after a form, when the session synchronisation
 * requests it, and when a session has ended and the navigation leads to /signin.
 */
export function shouldRevalidate({
  actionResult,
  formMethod,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  if (isUnanswered(actionResult)) return false
  const isSent = formMethod !== undefined && formMethod !== 'GET'
  return isSent || currentUrl.href === nextUrl.href || isOnTheWayIn(nextUrl.pathname)
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const scriptMark = useContext(ScriptMark)
  return (
    // The script of WebviewMarks marks it before React hydrates it.
    <html lang={LANGUAGE} dir={textDirection(LANGUAGE)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <ColorSchemeHead />
        <WebviewMarks webviewOrigins={data?.webviewOrigins ?? []} />
        {/* Before what a page says of itself, which may be long: the browser asks for the styles with the first bytes. */}
        <Links />
        <ThirdPartiesMeta />
        <Meta />
        {!isFramed(pathname) && <ColorSchemeWithoutScript />}
      </head>
      <body className={isFramed(pathname) ? 'framed' : undefined}>
        <ActionLog />
        {isFramed(pathname) ? (
          <main id="content">{children}</main>
        ) : (
          <Shell data={data}>{children}</Shell>
        )}
        <WebFont />
        <ScrollRestoration nonce={scriptMark} />
        <Scripts nonce={scriptMark} />
      </body>
    </html>
  )
}

/** The frame of every page that is not embedded in another site. */
function Shell({
  data,
  children,
}: {
  data: SerializeFrom<typeof loader> | undefined
  children: ReactNode
}) {
  useServiceWorker(data?.isOfflinePageOn)
  useFollowColorScheme()
  return (
    <>
      <SkipLink to="content">본문으로 건너뛰기</SkipLink>
      <NavigationProgress />
      <Header categories={data?.categories ?? []} search={<HeaderSearch />} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <FlashMessages data={data} />
        {children}
      </main>
      <Footer />
      <TabBar />
      <RouteAnnouncer />
      <Panels />
      <Toasts />
      <SessionSync />
      {data?.viewer && <ChatSocket address={data.chatSocketUrl} />}
    </>
  )
}

export default function App() {
  return <Outlet />
}

export const ErrorBoundary = RouteError
