import { useLocation, useMatches } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useId, useMemo } from 'react'
import { paths } from '#app/paths.ts'
import { useViewer } from '#app/shell/session/personal-data.ts'
import { cardId, type Hearts } from './heart-state.ts'
import { heartStore, useHeart } from './heart-store.ts'
import { usePressHeart } from './use-press-heart.ts'

interface HeartFrame {
  /** The form that all hearts of the frame submit; a card needs none of its own. */
  form: string
  /** Null for an anonymous visitor. */
  said: Hearts | null
  /** Before the product's number in the ids of the cards. */
  prefix: string
  press: ReturnType<typeof usePressHeart>
}

const Frame = createContext<HeartFrame | null>(null)

/**
 * Gives the cards inside their hearts: one form, and what the page's loader said (`hearts` in its data).
 *
 * @param hearts of cards that the page's loader did not load
 * @param prefix where a page has several frames, so that ids stand on it once
 */
export function HeartsFrame({
  hearts,
  prefix = 'p',
  children,
}: {
  hearts?: Hearts | null | undefined
  prefix?: string
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  const ofPage = useHeartsOfPage()
  const viewer = useViewer()
  const said = viewer ? (hearts ?? ofPage) : null
  const form = useId()
  const press = usePressHeart()
  useEffect(() => {
    if (said) heartStore.hear(said)
  }, [said])
  const frame = useMemo(() => ({ form, said, prefix, press }), [form, said, prefix, press])
  return (
    <Frame.Provider value={frame}>
      <form id={form} method="post" action={paths.pressHeart()} hidden>
        <input type="hidden" name="intent" value="heart" />
        <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      </form>
      {children}
    </Frame.Provider>
  )
}

/** The heart of a card: after the card's link, not in it. Not shown on the member's own product. */
export function Heart({ productSeq, title }: { productSeq: number; title: string }) {
  const frame = useContext(Frame)
  const state = useHeart(productSeq, frame?.said?.[productSeq])
  if (!frame || state === 'OWN') return null
  const isOn = state === 'ON'
  return (
    <button
      type="submit"
      form={frame.form}
      name={isOn ? 'remove' : 'add'}
      value={cardId(frame.prefix, productSeq)}
      aria-pressed={isOn}
      aria-label={`${title} 찜하기`}
      className="pc-heart"
      onClick={(event) => {
        event.preventDefault()
        void frame.press(productSeq, !isOn)
      }}
    />
  )
}

function useHeartsOfPage(): Hearts | null {
  const data = useMatches().at(-1)?.data
  const has = typeof data === 'object' && data !== null && 'hearts' in data
  return has ? (data.hearts as Hearts | null) : null
}
