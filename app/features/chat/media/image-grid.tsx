import type { MouseEvent } from 'react'
import { cx } from '#app/components/cx.ts'
import { placeholderColor } from '#app/components/placeholder-color.ts'
import type { ChatImage } from '#contracts/chat.ts'
import { chatMediaPath } from '#contracts/chat-constants.ts'
import { boxOf } from './box-of.ts'

/** How many stand in each row; ten are two, two, three and three. */
const ROWS: readonly (readonly number[])[] = [
  [],
  [1],
  [2],
  [3],
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 2, 3],
  [2, 3, 3],
  [3, 3, 3],
  [2, 2, 3, 3],
]

const SPANS: Record<number, string> = { 1: 'col-span-6', 2: 'col-span-3', 3: 'col-span-2' }

/** The place of each picture in a grid of six columns. */
export const spansOf = (count: number): readonly string[] =>
  (ROWS[count] ?? []).flatMap((inRow) => Array<string>(inRow).fill(SPANS[inRow] ?? 'col-span-2'))

/** One to ten pictures of a message. Without script each is a link to itself. */
export function ImageGrid({
  images,
  addressOf = chatMediaPath,
  onOpen,
}: {
  images: readonly ChatImage[]
  addressOf?: typeof chatMediaPath
  /** Shows one of them large. */
  onOpen?: (index: number) => void
}) {
  const spans = spansOf(images.length)
  return (
    <ul className="grid grid-cols-6 gap-0.5 overflow-hidden rounded-lg">
      {images.map((image, index) => (
        <li key={image.mediaId} className={spans[index]}>
          <a
            href={addressOf(image.mediaId)}
            target="_blank"
            rel="noreferrer"
            className="block"
            onClick={onOpen && ((event) => openInstead(event, () => onOpen(index)))}
          >
            <img
              src={addressOf(image.mediaId, 'thumb')}
              width={image.width}
              height={image.height}
              alt={images.length > 1 ? `사진 ${index + 1}/${images.length}` : '사진'}
              loading="lazy"
              decoding="async"
              draggable={false}
              style={{ background: placeholderColor(image.color) }}
              className={cx(
                'block w-full object-cover',
                images.length === 1 ? boxOf(image) : 'aspect-square',
              )}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A plain press opens it here; one that asks for a new tab gets it. */
function openInstead(event: MouseEvent, open: () => void): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  event.preventDefault()
  open()
}
