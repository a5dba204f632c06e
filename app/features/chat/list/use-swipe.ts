import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Where fingers begin that mean the browser's own way back or forth. */
const EDGE_PIXELS = 28
/** So far a finger trembles. */
const TREMBLE_PIXELS = 10
/** Pixels a millisecond at which a short swipe counts as a whole one. */
const FAST = 0.4

interface Drag {
  pointerId: number
  x: number
  y: number
  at: number
  /** Where the row was when it began. */
  from: number
  isHeld: boolean
}

/**
 * A row that a finger draws to the left, so that what lies beneath its end can be pressed. Up and down belongs to the
 * page, what begins at the screen's edges to the browser; a mouse draws nothing.
 * @param content what is drawn
 * @param row the content and what lies beneath it; it takes the handlers
 * @param width of what lies beneath
 */
export function useSwipe(
  content: RefObject<HTMLElement>,
  row: RefObject<HTMLElement>,
  width: number,
) {
  const drag = useRef<Drag | null>(null)
  const hasDrawn = useRef(false)
  const [state, setState] = useState<'CLOSED' | 'DRAWN' | 'OPEN'>('CLOSED')
  const isOpen = state === 'OPEN'

  const settle = useCallback(
    (next: 'CLOSED' | 'OPEN') => {
      drag.current = null
      move(content.current, next === 'OPEN' ? -width : 0)
      setState(next)
    },
    [content, width],
  )

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: Event) => {
      if (target instanceof Node && !row.current?.contains(target)) settle('CLOSED')
    }
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && settle('CLOSED')
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen, row, settle])

  function onPointerDown({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) {
    hasDrawn.current = false
    const isAtEdge =
      clientX < EDGE_PIXELS || clientX > document.documentElement.clientWidth - EDGE_PIXELS
    if (pointerType !== 'touch' || !isPrimary || (isAtEdge && !isOpen)) return
    const from = isOpen ? -width : 0
    drag.current = { pointerId, x: clientX, y: clientY, at: Date.now(), from, isHeld: false }
  }

  function onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
    const { current } = drag
    if (current?.pointerId !== pointerId) return
    const [right, down] = [clientX - current.x, clientY - current.y]
    if (!current.isHeld) {
      if (Math.max(Math.abs(right), Math.abs(down)) < TREMBLE_PIXELS) return
      const isOurs = Math.abs(right) > Math.abs(down) && (isOpen || right < 0)
      if (!isOurs) {
        drag.current = null
        return
      }
      current.isHeld = true
      hasDrawn.current = true
      content.current?.setAttribute('data-drawn', '')
      if (!isOpen) setState('DRAWN')
    }
    move(content.current, Math.min(0, Math.max(-width, current.from + right)))
  }

  const isContent = (target: EventTarget) =>
    target instanceof Node && content.current?.contains(target) === true

  function onPointerUp({ pointerId, clientX, target }: PointerEvent) {
    const { current } = drag
    if (current?.pointerId !== pointerId) return
    drag.current = null
    if (!current.isHeld) {
      if (!isOpen || !isContent(target)) return
      // Right after a swipe the browser makes no click of a tap.
      hasDrawn.current = true
      return settle('CLOSED')
    }
    content.current?.removeAttribute('data-drawn')
    const right = clientX - current.x
    const speed = right / Math.max(1, Date.now() - current.at)
    const isFast = Math.abs(speed) > FAST
    settle((isFast ? speed < 0 : current.from + right < -width / 2) ? 'OPEN' : 'CLOSED')
  }

  /** The page is scrolled after all. */
  function onPointerCancel() {
    const { current } = drag
    content.current?.removeAttribute('data-drawn')
    if (current?.isHeld) settle(current.from === 0 ? 'CLOSED' : 'OPEN')
    drag.current = null
  }

  /** Letting go of a row is no press of what is in it; and a press on a row that is drawn puts it back. */
  function onClickCapture(event: MouseEvent) {
    if (!hasDrawn.current && !(isOpen && isContent(event.target))) return
    event.preventDefault()
    event.stopPropagation()
    if (!hasDrawn.current) settle('CLOSED')
    hasDrawn.current = false
  }

  return {
    /** What lies beneath is there only while the row is drawn: everything of it is in the row's menu too. */
    isDrawn: state !== 'CLOSED',
    close: () => settle('CLOSED'),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture },
  }
}

function move(content: HTMLElement | null, pixels: number): void {
  if (content) content.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`
}
