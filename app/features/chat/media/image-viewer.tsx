import { useMemo, useRef } from 'react'
import type { PanelRequest } from '#app/shell/panels/open-panel.ts'
import { usePanelWhile } from '#app/shell/panels/use-panel-while.ts'
import type { ChatImage } from '#contracts/chat.ts'
import { chatMediaPath } from '#contracts/chat-constants.ts'

interface Viewed {
  images: readonly ChatImage[]
  index: number
}

/** The pictures of a message over the whole screen, open as long as this is rendered; Escape and Back close it. */
export function ImageViewer({ images, index, onClose }: Viewed & { onClose: () => void }) {
  const close = useRef(onClose)
  close.current = onClose
  const panel = useMemo(
    (): PanelRequest<Viewed> => ({
      kind: 'MODAL',
      id: 'chat-images',
      load: () => import('./lazy/images-panel.tsx').then(({ ImagesPanel }) => ImagesPanel),
      props: { images, index },
      onClose: () => close.current(),
    }),
    [images, index],
  )
  usePanelWhile(panel, () => {
    close.current()
    const image = images[index]
    if (image) window.location.assign(chatMediaPath(image.mediaId))
  })
  return null
}
