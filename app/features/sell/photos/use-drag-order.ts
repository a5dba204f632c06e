import { type PointerEvent as PointerOf, useEffect, useRef, useState } from 'react'

/** A finger that rests so long takes the photo; before, it scrolls the page. */
const LONG_PRESS_MS = 220
/** Pixels that a hand trembles. */
const STILL = 8

/**
 * Reorders a list by mouse, pen and finger. While something is dragged, `order` has the ids as they will stand; elements
 * stay where they are in the document, and are shown there by the style `order`.
 */
export function useDragOrder({
  ids,
  onMove,
}: {
  ids: readonly string[]
  onMove: (id: string, index: number) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<{ id: string; order: readonly string[] } | null>(null)
  const wasDragged = useRef(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function indexAt(x: number, y: number, order: readonly string[]): number {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])]
    const under = items.find((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    })
    return under ? order.indexOf(under.dataset.photo ?? '') : -1
  }

  function press(id: string, event: PointerOf<HTMLElement>) {
    if (event.button !== 0 || ids.length < 2) return
    wasDragged.current = false
    const { clientX: startX, clientY: startY, pointerId, pointerType } = event
    let order: readonly string[] = ids
    let isDragging = false
    const timer = pointerType === 'touch' ? setTimeout(begin, LONG_PRESS_MS) : undefined

    function begin() {
      isDragging = true
      wasDragged.current = true
      setDragged({ id, order })
    }
    function move(moved: PointerEvent) {
      if (moved.pointerId !== pointerId) return
      const { clientX: x, clientY: y } = moved
      const isFar = Math.hypot(x - startX, y - startY) > STILL
      if (!isDragging && isFar && timer !== undefined) return end()
      if (!isDragging && isFar) begin()
      if (!isDragging) return
      const index = indexAt(x, y, order)
      if (index < 0 || order[index] === id) return
      const others = order.filter((each) => each !== id)
      order = [...others.slice(0, index), id, ...others.slice(index)]
      setDragged({ id, order })
    }
    function drop(released: PointerEvent) {
      if (released.pointerId !== pointerId) return
      if (isDragging) onMove(id, order.indexOf(id))
      end()
    }
    /** The page would scroll under the finger. */
    function hold(touched: TouchEvent) {
      if (isDragging) touched.preventDefault()
    }
    function end() {
      clearTimeout(timer)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('touchmove', hold)
      stop.current = null
      setDragged(null)
    }
    stop.current?.()
    stop.current = end
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', end)
    window.addEventListener('touchmove', hold, { passive: false })
  }

  return {
    list,
    dragged,
    press,
    /** Whether the press that ends now was a drag, and no click. */
    wasDragged: () => wasDragged.current,
  }
}
