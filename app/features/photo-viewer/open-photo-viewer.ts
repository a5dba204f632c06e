import { openPanel } from '#app/shell/panels/open-panel.ts'

/** A picture as the viewer shows it. */
export interface ViewedPhoto {
  key: string
  src: string
  srcSet?: string
  /** Pixels of the whole picture; it is not shown larger. */
  width: number
  height: number
  alt: string
  /** The address of a smaller copy that the page has loaded: shown until the whole picture is there. */
  preview?: string | undefined
  /** The address that saves it. */
  download?: string
}

export interface Viewing {
  /** Names the viewer. */
  title: string
  photos: readonly ViewedPhoto[]
  startAt: number
  /** Called with the picture that was visible last. */
  onLeave?: (index: number) => void
}

/** Shows pictures over the whole screen; Escape and Back close it. Without its script the picture itself opens. */
export async function openPhotoViewer(viewing: Viewing): Promise<void> {
  const isOpen = await openPanel({
    kind: 'MODAL',
    id: 'photos',
    look: 'screen',
    load: () => import('./photo-viewer.tsx').then(({ PhotoViewer }) => PhotoViewer),
    props: viewing,
  })
  const photo = viewing.photos[viewing.startAt]
  if (!isOpen && photo) window.location.assign(photo.src)
}

/** The address from which an element on the page shows a picture; undefined until it has loaded. */
export function loadedSource(image: Element | null | undefined): string | undefined {
  if (!(image instanceof HTMLImageElement)) return undefined
  return image.complete && image.naturalWidth > 0 ? image.currentSrc : undefined
}
