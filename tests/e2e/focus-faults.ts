import type { Page } from '@playwright/test'

/**
 * Gives everything that takes the focus the focus, as the Tab key would. One line for each place where a person with a keyboard
 * would not see where they are: no ring, a ring that a scrolling row cuts off, or a bar on top.
 */
export const findFocusFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const report = (what: string, element: Element, text = '') =>
      found.push(
        `${what}: ${element.textContent?.trim().slice(0, 30)} in ${element.outerHTML.slice(0, 120)} ${text}`,
      )
    const styleOf = (element: Element) => getComputedStyle(element)
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth } = styleOf(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }

    // Where it is after scrolling, not on the way there.
    const atOnce = new CSSStyleSheet()
    atOnce.replaceSync('* { scroll-behavior: auto !important }')
    document.adoptedStyleSheets.push(atOnce)
    const targets = 'a[href], button, summary, select, textarea, input:not([type=hidden])'
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (element.tabIndex < 0 || element.matches(':disabled')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const frame = styleOf(element).borderColor
      // As after the Tab key, not as after a click.
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      // What it changes into, however long that takes.
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue

      const isMarked = hasRing(element) || styleOf(element).borderColor !== frame
      const { parentElement } = element
      if (!isMarked && !(parentElement && [...parentElement.children].some(hasRing)))
        report('no ring', element)

      if (hasRing(element)) {
        const { outlineWidth, outlineOffset } = styleOf(element)
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
        for (let box = parentElement; box && box !== document.body; box = box.parentElement) {
          const { overflowX, position } = styleOf(box)
          if (overflowX !== 'visible') {
            const edge = box.getBoundingClientRect()
            const room = [
              left - edge.left,
              edge.right - right,
              top - edge.top,
              edge.bottom - bottom,
            ]
            // What is scrolled away beyond the edge is no matter of the ring.
            if (room.some((pixels) => pixels > -0.5 && pixels < ring - 0.6))
              report('the ring is cut off', element, `by ${box.className}`)
            break
          }
          if (position === 'fixed') break
        }
      }

      // Of what a row that scrolls shows in part, the part.
      let [from, to] = [left, right]
      for (let box = parentElement; box && box !== document.body; box = box.parentElement) {
        if (styleOf(box).overflowX === 'visible') continue
        const edge = box.getBoundingClientRect()
        from = Math.max(from, edge.left)
        to = Math.min(to, edge.right)
      }
      // Of a box of several lines the browser brings the line of the caret into view, not the whole.
      const line =
        element instanceof HTMLTextAreaElement ? Number.parseFloat(styleOf(element).lineHeight) : 0
      const [x, y] = [(from + to) / 2, top + (line || height / 2)]
      const above = document.elementFromPoint(x, y)
      const isOwn = (other: Element) =>
        element.contains(other) ||
        other.contains(element) ||
        element.closest('label')?.contains(other)
      if (above && !isOwn(above))
        report('is covered', element, `by ${above.outerHTML.slice(0, 80)}`)
    }
    return found
  })
