import fonts from 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css?url'
import { useEffect } from 'react'
import { afterLoad } from './after-load.ts'

/**
 * Pretendard, fetched after the page has loaded: its subsets are about as large as all else on a page, and if requested
 * early they would delay the pictures. Until then a local font of the same widths is used (styles/tokens.css).
 */
export function WebFont() {
  useEffect(() => afterLoad(addStylesheet), [])
  return (
    <noscript>
      <link rel="stylesheet" href={fonts} />
    </noscript>
  )
}

function addStylesheet() {
  const there = document.querySelector(`head > link[href="${fonts}"]`)
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (there || connection?.saveData) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = fonts
  document.head.append(link)
}
