import { type SyntheticEvent, useState } from 'react'
import { cx } from '#app/components/cx.ts'
import type { ChatVideo } from '#contracts/chat.ts'
import { chatMediaPath } from '#contracts/chat-constants.ts'
import { boxOf } from './box-of.ts'
import { clockTime } from './clock-time.ts'

/** A video of a message. Nothing of it is fetched before it is played, but for its still. */
export function VideoPlayer({
  video,
  addressOf = chatMediaPath,
}: {
  video: ChatVideo
  addressOf?: typeof chatMediaPath
}) {
  const { mediaId, posterId, width, height, durationSeconds } = video
  const [hasPlayed, setHasPlayed] = useState(false)

  function onPlay({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
    setHasPlayed(true)
    for (const other of document.querySelectorAll<HTMLVideoElement>('video[data-chat-video]'))
      if (other !== currentTarget) other.pause()
  }

  return (
    <div className="relative overflow-hidden rounded-lg bg-photo">
      <video
        src={addressOf(mediaId)}
        {...(posterId && { poster: addressOf(posterId) })}
        width={width}
        height={height}
        controls
        playsInline
        preload={posterId ? 'none' : 'metadata'}
        data-chat-video
        aria-label={`동영상, ${clockTime(durationSeconds)}`}
        onPlay={onPlay}
        className={cx('block w-full object-contain', boxOf(video, '9/16'))}
      />
      {!hasPlayed && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-2 top-2 rounded-sm bg-photo-scrim px-1.5 py-0.5 text-2xs font-semibold text-on-photo tabular-nums"
        >
          {clockTime(durationSeconds)}
        </span>
      )}
    </div>
  )
}
