import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SocialProvider } from '#contracts/account.ts'

export type Html = ReturnType<typeof html>

export interface SandboxPage {
  title: string
  content: Html
  /** Whose page it looks like; the sandbox's own without. */
  provider?: SocialProvider
  /** What the bar at its top says instead. */
  bar?: string
  wide?: boolean
  /** It shows a page of the web host in a frame, as the real cafe does. */
  frames?: boolean
  /** Runs in this page alone, by its hash, and may call our server. */
  script?: string
  status?: ContentfulStatusCode
}

export const PROVIDER_NAMES: Record<SocialProvider, string> = {
  naver: '네이버',
  kakao: '카카오',
  apple: 'Apple',
}

/** Forms post here and, by way of a redirect or themselves, to the web host (which may be called by another name). */
function contentSecurityPolicy(
  publicOrigin: string,
  { script, frames }: Pick<SandboxPage, 'script' | 'frames'>,
): string {
  const hash = script && createHash('sha256').update(script).digest('base64')
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    ...(frames ? [`frame-src 'self' ${publicOrigin}`] : []),
    ...(hash ? [`script-src 'sha256-${hash}'`, `connect-src 'self' ${publicOrigin}`] : []),
    `form-action 'self' ${publicOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Answers a page of the sandbox. */
export function showPage(
  c: Context,
  publicOrigin: string,
  { title, content, provider, bar, wide, script, frames, status = 200 }: SandboxPage,
) {
  c.header('content-security-policy', contentSecurityPolicy(publicOrigin, { script, frames }))
  const document = html`<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | 두손 연습용 세계</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<header>
<p class="notice">연습용 세계예요. 진짜 ${provider ? PROVIDER_NAMES[provider] : '회사'}에는 아무것도 보내지 않아요.</p>
<div class="bar ${provider ?? ''}">${bar ?? (provider ? `${PROVIDER_NAMES[provider]} 로그인 (연습용)` : '두손 연습용 세계')}</div>
</header>
<main class="${wide ? 'wide' : 'narrow'}">
${content}
</main>
${script ? html`<script>${raw(script)}</script>` : ''}
</body>
</html>
`
  return c.html(document, status)
}
