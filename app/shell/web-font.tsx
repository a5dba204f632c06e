import fonts from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'
import { useEffect } from 'react'
import { afterLoad } from './after-load.ts'

/**
 * Pretendard, fetched after the page has loaded: its subsets are about as large as all else on a page, and if requested
 * early they would delay the pictures. Until then a local font of the same widths is used (styles/tokens.css). Phones and
 * tablets have a good Korean font and keep it: each subset that arrives lays the whole page out again, and those are the
 * slow processors.
 */
export function WebFont() {
  useEffect(() => afterLoad(addStylesheet), [])
  return (
    <noscript>
      <link rel="stylesheet" href={fonts} media={FINE_POINTER} />
    </noscript>
  )
}

const FINE_POINTER = '(pointer: fine)'

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Half a megabyte is not asked of somebody who saves data or has a slow connection. Not every browser says so. */
function isThrifty(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || /2g|3g/.test(connection?.effectiveType ?? '')
}

function addStylesheet() {
  const there = document.querySelector(`head > link[href="${fonts}"]`)
  if (there || isThrifty() || !matchMedia(FINE_POINTER).matches) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = fonts
  document.head.append(link)
}
