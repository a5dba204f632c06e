import { randomBytes } from 'node:crypto'
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { developmentPolicy, securePage } from './content-security-policy.server.ts'
import { START_OF_LATE_SCRIPTS, withScriptsLate } from './late-scripts.server.ts'
import type { ShellSettings } from './load-context.server.ts'
import { ServiceAborted, ServiceError } from './services/service-error.ts'
import { isPrefetch } from './session/is-prefetch.server.ts'
import { isFramed } from './shell/framed.ts'
import { RequestId } from './shell/request-id.ts'
import { ScriptMark } from './shell/script-mark.ts'
import { type PolicyOrigins, ThirdPartyContext } from './third-parties/third-parties.ts'

/** How long a loader's promises may take before the pending ones are abandoned (milliseconds). */
export const streamTimeout = 12_000

/** Never leaves the process; see shell/script-mark.ts. */
const MARK = randomBytes(18).toString('hex')

/**
 * Renders a page. It is sent in one piece: crawlers and visitors without script get all of it,
 * and the server needs no stream for each request.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const handoff = serverHandoffStream ? await textOf(serverHandoffStream) : ''
  giveToMeta(remixContext, loadContext)
  const tree = renderToString(
    <RequestId.Provider value={loadContext.requestId}>
      <ScriptMark.Provider value={MARK}>
        <ThirdPartyContext.Provider value={loadContext.thirdParties.page}>
          <RemixServer context={remixContext} url={request.url} nonce={MARK} />
        </ThirdPartyContext.Provider>
      </ScriptMark.Provider>
    </RequestId.Provider>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  // The server compresses pages. Because the header is set here, the response need not be created again to set it.
  headers.append('vary', 'Accept-Encoding')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  const handoffScripts = [`enqueue(${inScript(handoff)})`, 'close()'].map(
    (call) => `window.__remixContext.streamController.${call};`,
  )
  const page = withPolicy(tree, handoffScripts, headers, request, loadContext)
  return new Response(Buffer.from(page), { status, headers })
}

/**
 * Gives the pages' `meta` what only the server has. The data of the loaders has been serialised by now, so this does
 * not reach the browser.
 */
function giveToMeta(
  { staticHandlerContext }: Pick<EntryContext, 'staticHandlerContext'>,
  { signCard }: AppLoadContext,
) {
  const { loaderData } = staticHandlerContext
  if (loaderData.root) loaderData.root = { ...loaderData.root, signCard }
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
}

const CLOSING = '</body></html>'

const IN_SCRIPT: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** A text as a script literal that cannot end the script early. */
const inScript = (text: string) =>
  JSON.stringify(text).replace(/[&<>\u2028\u2029]/g, (sign) => IN_SCRIPT[sign] ?? sign)

/**
 * The page with its Content-Security-Policy, which is made from the page's content. The loaders' data is at its end, as
 * Remix itself would stream it after the page.
 */
function withPolicy(
  tree: string,
  handoffScripts: readonly string[],
  headers: Headers,
  request: Request,
  { publicOrigin, formTargets, shell, thirdParties }: AppLoadContext,
): string {
  // A developer's React would report what it did not write.
  const isDeveloping = process.env.NODE_ENV === 'development'
  const scripts = isDeveloping ? handoffScripts : [...handoffScripts, START_OF_LATE_SCRIPTS]
  const framedBy = isFramed(new URL(request.url).pathname) ? shell.cafeOrigins : []
  const options = {
    mark: MARK,
    publicOrigin,
    ...withKakaoShare({ formTargets, origins: thirdParties.origins }, shell),
    framedBy,
    chatSocketUrl: shell.chatSocketUrl,
    scripts,
  }
  if (thirdParties.page) headers.append('vary', 'Cookie, Sec-GPC')
  const { html, policy } = securePage(isDeveloping ? tree : withScriptsLate(tree), options)
  headers.set('content-security-policy', isDeveloping ? developmentPolicy(options) : policy)
  const scriptTags = scripts.map((text) => `<script>${text}</script>`).join('')
  return `<!DOCTYPE html>${html.slice(0, -CLOSING.length)}${scriptTags}${CLOSING}`
}

/** Where Kakao's SDK sends what is shared: the choice of friends is a form in a window of its own. */
const KAKAO_SHARER = 'https://sharer.kakao.com'

/** What the policy allows for sharing by KakaoTalk: that one script, its calls and its form. */
function withKakaoShare(
  allowed: { formTargets: readonly string[]; origins: PolicyOrigins },
  { kakaoShare }: Pick<ShellSettings, 'kakaoShare'>,
): typeof allowed {
  if (!kakaoShare) return allowed
  const { formTargets, origins } = allowed
  return {
    formTargets: [...formTargets, KAKAO_SHARER],
    origins: {
      ...origins,
      script: [...origins.script, kakaoShare.script],
      connect: [...origins.connect, 'https://*.kakao.com'],
    },
  }
}

/** A page that is prefetched before a click is cached just long enough for the click. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  if (response.headers.has('cache-control')) return response
  response.headers.set('cache-control', isPrefetch(request) ? 'private, max-age=10' : 'no-cache')
  return response
}

/** Unexpected errors of loaders, actions and pages; a visitor who left and a refusal (4xx) are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof ServiceAborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { log, requestId } = context as AppLoadContext
  if (error instanceof ServiceError)
    log.warn({ error, host: error.host, verb: error.verb, requestId }, 'host call failed')
  else log.error({ error, requestId }, 'loader, action or page failed')
}
