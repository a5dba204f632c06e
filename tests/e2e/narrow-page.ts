import type { Page } from '@playwright/test'

/** The narrowest phone: here it is most likely that something does not fit. */
export const NARROW = { width: 320, height: 640 }

/** What does not fit the width of the screen, one line a finding; nothing depends on what the page is about. */
export const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const smallestTarget = 24
    const longestLabel = 8
    const report = (what: string, element: Element | null, text = '') =>
      found.push(
        `${what}: ${text || element?.textContent?.trim().slice(0, 40)} in ${element?.outerHTML.slice(0, 140)}`,
      )

    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isForReaders(element)
    /** Only for screen readers. */
    const isForReaders = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1
    }
    const styleOf = (element: Element, part?: string) => getComputedStyle(element, part)

    // The body leaves the scroll bar its room, whether there is one or not.
    const wider = document.documentElement.scrollWidth - document.body.offsetWidth
    if (wider > 0) report(`the page is ${wider} px wider than the screen`, document.body, ' ')

    for (const svg of document.querySelectorAll('svg[viewBox="0 0 24 24"]')) {
      const { width, height } = svg.getBoundingClientRect()
      if (width < height - 1 && isSeen(svg)) report('an icon is squeezed', svg.parentElement)
    }

    // Numbers with their unit, prices, times and dates stand on one line.
    const whole = new RegExp(
      [
        String.raw`\d[\d,.]*(?:억|만)?(?:\s?\d[\d,.]*만)?(?:원|개|건|회|명|곳|장|번|점|%|분|시간|일|주|개월|년|페이지)`,
        String.raw`(?:오전|오후)\s\d+(?:시|:\d\d)`,
        String.raw`\d+월\s\d+일(?:\s\(.\))?`,
        String.raw`\d{4}년\s\d+월\s\d+일`,
        String.raw`\d{4}\.\d\d\.\d\d`,
        String.raw`\d+(?:분|시간|일|주|개월|년)\s전`,
        String.raw`\d{2,4}-\d{3,4}-\d{4}`,
        // A short word.
        String.raw`(?<![가-힣\w])[가-힣]{2,6}(?![가-힣\w])`,
      ].join('|'),
      'g',
    )
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!parent || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(parent.tagName)) continue
      // What is folded away has no lines yet.
      if (!node.nodeValue?.trim() || !isSeen(parent)) continue
      const range = document.createRange()
      for (const { index, 0: text } of (node.nodeValue ?? '').matchAll(whole)) {
        range.setStart(node, index)
        range.setEnd(node, index + text.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) report('stands on two lines', parent, text)
      }
      range.selectNodeContents(node)
      const label = node.nodeValue.trim()
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      const isShort = label.length <= longestLabel && !label.includes('/')
      if (isShort && lines.size > 1 && parent.closest('button, a'))
        report('a short label stands on two lines', parent, label)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) continue
      // A preserved space at the end of a line hangs beyond it, unseen.
      const { whiteSpace, fontSize } = styleOf(parent)
      const hanging = whiteSpace === 'pre-wrap' ? Number.parseFloat(fontSize) / 2 : 1
      // Up to what clips it or scrolls it, no text is wider than the box that it stands in.
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { display, position, overflowX } = styleOf(box)
        if (display === 'inline' || display === 'contents') continue
        if (overflowX !== 'visible') break
        const edge = box.getBoundingClientRect()
        const scrolls = box.parentElement && styleOf(box.parentElement).overflowX !== 'visible'
        if (scrolls) break
        if (right > edge.right + hanging || left < edge.left - 1) {
          report('spills', box, node.nodeValue.trim())
          break
        }
        if (position === 'absolute' || position === 'fixed') break
      }
    }

    // A thumb needs room. What stands within a sentence is as high as its line.
    const targets = 'a[href], button, summary, select, textarea, input:not([type=hidden])'
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      const target = element.closest('label') ?? element
      if (!isSeen(target)) continue
      const isEnlarged = ['::before', '::after'].some(
        (part) => styleOf(element, part).position === 'absolute',
      )
      if (isEnlarged) continue
      const isInSentence =
        styleOf(target).display === 'inline' &&
        [...(target.parentElement?.childNodes ?? [])].some(
          (sibling) => sibling.nodeType === Node.TEXT_NODE && sibling.nodeValue?.trim(),
        )
      if (isInSentence) continue
      const { width, height } = target.getBoundingClientRect()
      if (width < smallestTarget || height < smallestTarget)
        report(
          `${Math.round(width)} × ${Math.round(height)} px to tap`,
          target,
          element.getAttribute('aria-label') ?? '',
        )
    }

    // A frame has something in it.
    const content = 'img, svg, canvas, video, iframe, input, textarea, select, button, hr, progress'
    for (const box of document.querySelectorAll<HTMLElement>('section, div, ul, ol, li, p, dl')) {
      if (box.textContent?.trim() || box.querySelector(content) || !isSeen(box)) continue
      const { borderTopWidth, borderBottomWidth } = styleOf(box)
      if (borderTopWidth !== '0px' && borderBottomWidth !== '0px' && box.clientHeight > 12)
        report('an empty box', box, ' ')
    }

    // What is current is in sight, however long its row is.
    for (const current of document.querySelectorAll<HTMLElement>('nav [aria-current]')) {
      const row = current.closest<HTMLElement>('ul, ol')
      if (!row || !isSeen(current) || row.scrollWidth <= row.clientWidth) continue
      const [own, edge] = [current.getBoundingClientRect(), row.getBoundingClientRect()]
      if (own.left < edge.left - 1 || own.right > edge.right + 1) report('out of view', current)
    }

    // A heading says the whole of what it is for.
    for (const heading of document.querySelectorAll<HTMLElement>('h1, h2, h3')) {
      const { whiteSpace } = styleOf(heading)
      if (
        whiteSpace === 'nowrap' &&
        isSeen(heading) &&
        heading.scrollWidth > heading.clientWidth + 1
      )
        report('is cut', heading)
    }
    return found
  })
