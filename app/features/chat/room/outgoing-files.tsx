import { useState } from 'react'
import { cx } from '#app/components/cx.ts'
import { AlertIcon, ImageIcon } from '#app/components/icons.tsx'
import type { OutgoingFile } from '../client/live-room.ts'
import { spansOf } from '../media/image-grid.tsx'
import { VideoIcon } from '../shared/icons.tsx'

/** Files that the server has not taken yet, or has refused; what this browser cannot show is named instead. */
export function OutgoingFiles({
  files,
  refusal,
}: {
  files: readonly OutgoingFile[]
  /** Why they did not go; null while they are on their way. */
  refusal: string | null
}) {
  const isAlone = files.length === 1
  const spans = spansOf(files.length)
  return (
    <div
      className={cx(
        refusal === null && !isAlone ? 'chat-media' : 'min-w-0',
        refusal !== null && 'rounded-lg border border-danger/30 bg-danger-soft p-2',
        refusal !== null && isAlone && 'flex items-center gap-2.5',
      )}
    >
      <ul
        className={
          isAlone
            ? refusal === null
              ? 'chat-outgoing-file'
              : 'chat-refused-file'
            : 'grid grid-cols-6 gap-0.5 overflow-hidden rounded-lg'
        }
      >
        {files.map((file, index) => (
          <li
            key={file.url}
            className={cx(
              'relative aspect-square overflow-hidden bg-surface-3',
              isAlone ? 'rounded-md' : spans[index],
            )}
          >
            <Preview file={file} />
            {refusal === null && (
              <span className="absolute inset-0 flex items-end bg-photo-scrim p-1.5">
                <progress
                  value={file.progress}
                  max={1}
                  aria-label={`파일 ${index + 1} 올리는 중`}
                  className="chat-progress"
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {refusal !== null && (
        <p
          className={cx(
            'flex min-w-0 items-start gap-1 text-xs font-medium text-danger',
            !isAlone && 'pt-2',
          )}
        >
          <AlertIcon size={15} className="mt-0.5 shrink-0" />
          {refusal}
        </p>
      )}
    </div>
  )
}

/** A picture until it proves to be none that this browser knows; a video once a picture of it is there. */
function Preview({ file: { url, isVideo } }: { file: OutgoingFile }) {
  const [isKnown, setKnown] = useState(!isVideo)
  const Icon = isVideo ? VideoIcon : ImageIcon
  const look = cx('absolute inset-0 size-full object-cover', !isKnown && 'invisible')
  return (
    <>
      {!isKnown && (
        <span className="flex size-full flex-col items-center justify-center gap-1.5 text-ink-3">
          <Icon size={32} />
          <span className="text-xs font-medium">{isVideo ? '동영상' : '사진'}</span>
        </span>
      )}
      {isVideo ? (
        <video
          src={url}
          muted
          playsInline
          onLoadedData={({ currentTarget }) => setKnown(currentTarget.videoWidth > 0)}
          className={look}
        />
      ) : (
        <img src={url} alt="" onError={() => setKnown(false)} className={look} />
      )}
    </>
  )
}
