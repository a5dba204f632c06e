import { useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { SellValues } from '../sell-values.ts'
import type { StoredShare } from './shared-store.ts'
import { textsOfShared } from './shared-texts.ts'

type Texts = Pick<SellValues, 'title' | 'body'>

export interface SharedToForm {
  /** LOST: it did not arrive, or is there no more. ASKED: a page of another site may have sent it. */
  state: 'NONE' | 'LOST' | 'ASKED' | 'TAKEN'
  /** How many photos. */
  count: number
  /** For the form, until it has them. Texts alone stay stored: the form stores nothing before something is typed. */
  files: readonly File[]
  taken: () => void
  accept: () => void
  discard: () => void
}

const NO_FILES: readonly File[] = []
const LOST = 'lost'

/** What was shared to the installed app, which the address names, and which the service worker has stored. */
export function useShared({
  isOff,
  onTexts,
}: {
  isOff: boolean
  onTexts: (texts: Texts) => void
}): SharedToForm {
  const [params] = useSearchParams()
  const [first] = useState(() => (isOff ? null : params.get('shared')))
  const [state, setState] = useState<SharedToForm['state']>(first === LOST ? 'LOST' : 'NONE')
  const [files, setFiles] = useState(NO_FILES)
  const shared = useRef<StoredShare | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says it once.
  useEffect(() => {
    if (!first || first === LOST) return
    let isOver = false
    import('./shared-store.ts')
      .then((store) => store.readShared(first))
      .catch(() => null)
      .then((found) => {
        if (isOver) return
        shared.current = found
        if (!found) setState('LOST')
        else if (isFromOutside()) setState('ASKED')
        else accept()
      })
    return () => {
      isOver = true
    }
  }, [])

  function accept() {
    const found = shared.current
    if (!found) return
    const texts = textsOfShared(found)
    if (texts.title || texts.body) onTexts(texts)
    setFiles(found.files)
    setState('TAKEN')
  }

  function forget() {
    shared.current = null
    if (first)
      import('./shared-store.ts').then((store) => store.forgetShared(first)).catch(() => undefined)
  }

  return {
    state,
    count: shared.current?.files.length ?? files.length,
    files,
    taken() {
      setFiles(NO_FILES)
      forget()
    },
    accept,
    discard() {
      forget()
      setState('NONE')
    },
  }
}

/**
 * Whether a page of another site may have posted it, which a service worker cannot see: an installed page is opened by the
 * phone, and a form of our own names us as its origin.
 */
const isFromOutside = () =>
  !window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches &&
  !document.referrer.startsWith(`${window.location.origin}/`)
