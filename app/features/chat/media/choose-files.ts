import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'

export interface FileChoice {
  /** What goes into one message: up to ten pictures, or one video. */
  files: File[]
  /** Why the rest does not. */
  problem: string | null
}

const { imagesPerMessage, videoBytes } = CHAT_RULES

/** Of files without a type, as some systems hand over those of an iPhone. */
const PICTURE_NAME = /\.(?:heic|heif|avif|jpe?g|png|webp|gif)$/i

const ACCEPTED =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,video/mp4,video/quicktime,video/webm'
/**
 * An iPhone hands over its HEIC photographs in the first kind that is named, and its HEVC videos as H.264 where MOV is not
 * among what is taken.
 */
const ACCEPTED_OF_APPLE = 'image/jpeg,image/png,image/webp,image/gif,video/mp4'

/** What the browser's own choice of files offers. */
export function acceptedFiles({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): string {
  // An iPad says that it is a Mac; no Mac can be touched.
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple ? ACCEPTED_OF_APPLE : ACCEPTED
}

/** Chooses which of the files can go as one message. Their real type is checked at upload. */
export function chooseFiles(all: readonly File[]): FileChoice {
  const pictures = all.filter(isPicture)
  const videos = all.filter(({ type }) => type.startsWith('video/'))
  if (pictures.length + videos.length < all.length)
    return { files: fitting(pictures, videos), problem: MEDIA_REFUSALS.WRONG_TYPE.message }
  if (pictures.length > imagesPerMessage)
    return {
      files: fitting(pictures, videos),
      problem: `사진은 한 번에 ${imagesPerMessage}장까지 보낼 수 있어요. 앞의 ${imagesPerMessage}장만 보냈어요.`,
    }
  if (pictures.length > 0 && videos.length > 0)
    return {
      files: fitting(pictures, videos),
      problem: '사진과 동영상은 함께 보낼 수 없어요. 사진만 보냈으니 동영상은 따로 보내 주세요.',
    }
  if (videos.some(({ size }) => size > videoBytes))
    return { files: fitting(pictures, videos), problem: MEDIA_REFUSALS.TOO_LARGE.message }
  if (videos.length > 1)
    return {
      files: fitting(pictures, videos),
      problem: '동영상은 한 번에 하나씩 보낼 수 있어요. 첫 번째 동영상만 보냈어요.',
    }
  return { files: fitting(pictures, videos), problem: null }
}

/** A large picture is made smaller before it goes; a video goes as it is. */
function fitting(pictures: File[], videos: File[]): File[] {
  if (pictures.length > 0) return pictures.slice(0, imagesPerMessage)
  return videos.filter(({ size }) => size <= videoBytes).slice(0, 1)
}

const isPicture = ({ type, name }: File) =>
  type.startsWith('image/') || (type === '' && PICTURE_NAME.test(name))
