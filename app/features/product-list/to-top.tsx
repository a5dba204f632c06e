import { type MouseEvent, useEffect, useRef } from 'react'
import { ArrowUpIcon } from '#app/components/icons.tsx'

/** Screens that are scrolled before the way up is offered. */
const SCREENS = 2

/** The way back to the start of a long list: a round button once it is far; without script a link at the end. */
export function ToTop() {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const look = () =>
      link.current?.toggleAttribute('data-shown', window.scrollY > SCREENS * window.innerHeight)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  function scrollUp(event: MouseEvent) {
    event.preventDefault()
    window.scrollTo({ top: 0 })
    document.getElementById('content')?.focus({ preventScroll: true })
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to the start of the page, where there is no script.
    <a ref={link} href="#content" className="list-to-top" onClick={scrollUp}>
      <ArrowUpIcon size={22} />
      <span>맨 위로</span>
    </a>
  )
}
