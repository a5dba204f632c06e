import { Link, useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { ExternalIcon } from '#app/components/icons.tsx'
import { PanelBody } from './panel-body.tsx'
import { PanelState } from './panel-state.tsx'

/**
 * One of our text pages, as the server sends it, without its header and footer. Features that need the page's script do
 * not work here; the panel has a link to the page itself.
 */
export function WebPage({ href, title }: { href: string; title: string }) {
  const { place, state } = usePageText(href)
  const follow = useFollow()
  const toPage = (
    <Link
      to={href}
      className="flex min-h-11 flex-1 items-center justify-center gap-1.5 rounded-md border border-line-strong font-semibold text-ink hover:bg-surface-2"
    >
      페이지로 열기
      <ExternalIcon size={16} />
    </Link>
  )
  return (
    <PanelBody title={title} footer={toPage} edgeToEdge>
      {state !== 'LOADED' && <PanelState state={state} instead={null} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the interactive elements. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click. */}
      <div ref={place} className="panel-page" onClick={follow} />
    </PanelBody>
  )
}

function usePageText(href: string) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'LOADING' | 'FAILED' | 'LOADED'>('LOADING')
  useEffect(() => {
    const controller = new AbortController()
    readPage(href, controller.signal).then((content) => {
      if (controller.signal.aborted) return
      if (content) place.current?.replaceChildren(content)
      setState(content ? 'LOADED' : 'FAILED')
    })
    return () => controller.abort()
  }, [href])
  return { place, state }
}

/** The main content of a page; null when it cannot be loaded. */
async function readPage(href: string, signal: AbortSignal): Promise<DocumentFragment | null> {
  try {
    const response = await fetch(href, { signal, headers: { accept: 'text/html' } })
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const content = document.createDocumentFragment()
    content.append(...(page.querySelector('#content')?.childNodes ?? []))
    // The panel has a name of its own, and no script in it runs.
    for (const element of content.querySelectorAll('h1, script, noscript, template'))
      element.remove()
    return content
  } catch {
    return null
  }
}

/** Links to a part of the page scroll inside the panel; other links navigate without a new document. */
function useFollow() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || link.origin !== window.location.origin) return
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (link.getAttribute('href')?.startsWith('#')) {
      const anchor = decodeURIComponent(link.hash.slice(1))
      const target = [...event.currentTarget.querySelectorAll('[id]')].find(
        ({ id }) => id === anchor,
      )
      link.closest('details')?.removeAttribute('open')
      target?.scrollIntoView()
    } else navigate(`${link.pathname}${link.search}${link.hash}`)
  }
}
