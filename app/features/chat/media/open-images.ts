import { openPhotoViewer } from '#app/features/photo-viewer/open-photo-viewer.ts'
import type { ChatImage } from '#contracts/chat.ts'
import { chatMediaPath } from '#contracts/chat-constants.ts'

/** Shows the pictures of a message over the whole screen. */
export function openImages(images: readonly ChatImage[], index: number): void {
  void openPhotoViewer({
    title: '사진 크게 보기',
    photos: images.map(({ mediaId, width, height }, at) => ({
      key: mediaId,
      src: chatMediaPath(mediaId),
      width,
      height,
      alt: `사진 ${at + 1}/${images.length}`,
      preview: chatMediaPath(mediaId, 'thumb'),
      download: chatMediaPath(mediaId, 'download'),
    })),
    startAt: index,
  })
}
