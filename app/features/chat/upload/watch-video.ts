import { drawJpeg } from '#app/pictures/draw-jpeg.ts'

export interface WatchedVideo {
  /** Null where this browser cannot tell. */
  seconds: number | null
  /** A picture out of it; null where this browser cannot make one. */
  still: Blob | null
}

const SIDE = 1_280
const QUALITY = 0.85
const PATIENCE = 8_000
/** The very first picture is often black. */
const STILL_AT_SECONDS = 0.5

/** Looks into a video, as far as this browser can play it. */
export async function watchVideo(file: Blob): Promise<WatchedVideo> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = URL.createObjectURL(file)
  try {
    await happened(video, 'loadeddata')
    const seconds = Number.isFinite(video.duration) ? video.duration : null
    const still = await stillOf(video, seconds ?? 0).catch(() => null)
    return { seconds, still }
  } catch {
    return { seconds: null, still: null }
  } finally {
    URL.revokeObjectURL(video.src)
    video.removeAttribute('src')
    video.load()
  }
}

async function stillOf(video: HTMLVideoElement, seconds: number): Promise<Blob | null> {
  const { videoWidth: width, videoHeight: height } = video
  if (width === 0 || height === 0) return null
  const sought = happened(video, 'seeked')
  video.currentTime = Math.min(STILL_AT_SECONDS, seconds / 2)
  await sought
  return drawJpeg(video, { width, height }, { side: SIDE, quality: QUALITY })
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event}`)), PATIENCE)
    const settle = (done: () => void) => () => {
      clearTimeout(timer)
      done()
    }
    video.addEventListener(event, settle(resolve), { once: true })
    video.addEventListener(
      'error',
      settle(() => reject(new Error('unreadable'))),
      { once: true },
    )
  })
}
