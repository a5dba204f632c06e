import { CHAT_RULES, PICTURE_RULES } from './chat-constants.ts'

const MEGABYTE = 1024 * 1024
const MEGABYTES = {
  image: CHAT_RULES.imageBytes / MEGABYTE,
  video: CHAT_RULES.videoBytes / MEGABYTE,
}

const tenThousands = (count: number) => `${(count / 10_000).toLocaleString('ko-KR')}만`

/** Why a file of the chat is refused, with the message for the user; `status` is that of HTTP. */
export const MEDIA_REFUSALS = {
  UNAUTHORIZED: { status: 401, message: '로그인이 필요해요. 다시 로그인한 뒤 보내 주세요.' },
  NOT_FOUND: { status: 404, message: '찾으시는 채팅방이 없어요.' },
  EMPTY: { status: 400, message: '빈 파일이에요. 다른 파일을 골라 주세요.' },
  INCOMPLETE: { status: 400, message: '파일을 보내다가 연결이 끊겼어요. 다시 보내 주세요.' },
  TOO_SLOW: {
    status: 408,
    message: '인터넷이 느려서 파일을 다 받지 못했어요. 연결을 확인하고 다시 보내 주세요.',
  },
  TOO_LARGE: {
    status: 413,
    message: `사진은 ${MEGABYTES.image}MB, 동영상은 ${MEGABYTES.video}MB까지 보낼 수 있어요. 크기를 줄여서 보내 주세요.`,
  },
  HEIC: {
    status: 415,
    message:
      '아이폰의 HEIC 사진은 상대방이 볼 수 없어요. 아이폰의 설정 > 카메라 > 포맷에서 ‘높은 호환성’을 고르고 다시 찍거나, JPG로 바꿔서 보내 주세요.',
  },
  WRONG_TYPE: {
    status: 415,
    message: 'JPG, PNG, WEBP, GIF, AVIF 사진이나 MP4, MOV, WEBM 동영상만 보낼 수 있어요.',
  },
  WRONG_CODEC: {
    status: 415,
    message:
      '상대방이 재생하지 못할 수 있는 형식의 동영상이에요. H.264(높은 호환성) 형식의 MP4로 바꿔서 보내 주세요.',
  },
  BROKEN: { status: 422, message: '파일이 손상되어 열 수 없어요. 다른 파일을 골라 주세요.' },
  TOO_MANY_PIXELS: {
    status: 422,
    message: `사진이 너무 커요. ${tenThousands(PICTURE_RULES.pixels)} 화소(AVIF는 ${tenThousands(PICTURE_RULES.avifPixels)} 화소)까지, 한 변은 ${PICTURE_RULES.side.toLocaleString('ko-KR')}픽셀까지 보낼 수 있어요. 크기를 줄여서 보내 주세요.`,
  },
  TOO_LONG: {
    status: 422,
    message: `동영상은 ${CHAT_RULES.videoSeconds}초까지 보낼 수 있어요. 길이를 줄여서 보내 주세요.`,
  },
  LIMITED: { status: 429, message: '파일을 너무 많이 보냈어요. 잠시 후 다시 보내 주세요.' },
  BUSY: { status: 503, message: '지금은 파일을 보내는 사람이 많아요. 잠시 후 다시 보내 주세요.' },
  UNAVAILABLE: {
    status: 503,
    message: '파일을 보내지 못했어요. 잠시 후 다시 보내 주세요.',
  },
  GENERIC: { status: 500, message: '파일을 보내지 못했어요. 잠시 후 다시 보내 주세요.' },
} as const satisfies Record<string, { status: number; message: string }>

export type MediaRefusal = keyof typeof MEDIA_REFUSALS

/** The response to an upload, with 201. */
export interface UploadedFile {
  mediaId: string
  kind: 'IMAGE' | 'VIDEO' | 'POSTER'
  width: number
  height: number
  /** Placeholder colour '#rrggbb'. */
  color: string
  durationSeconds: number | null
}
