import { openPanel } from '#app/shell/panels/open-panel.ts'
import type { Viewing } from './viewing.ts'

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
