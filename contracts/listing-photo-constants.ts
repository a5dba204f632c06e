import { PICTURE_RULES } from './chat-constants.ts'

/** Where a browser sends one photo of a listing; the body is the file, the query has its `uploadId`. */
export const LISTING_PHOTO_PATH = '/api/photos'
/** Has the key of a photo hand-over, where a phone that is not signed in sends photos. */
export const PHOTO_KEY_HEADER = 'x-photo-key'
/** Where the web server sends one out of a form without script. */
export const LISTING_PHOTO_FORM_PATH = '/v1/listing-photos'
export const HANDOVER_PHOTO_FORM_PATH = '/v1/photo-handovers/photos'

const MEGABYTE = 1024 * 1024

export const LISTING_PHOTO_RULES = {
  perListing: 12,
  /** Of one file as it is received. */
  bytes: 20 * MEGABYTE,
  /** Of all photos that are sent in one form, as without script. */
  formMegabytes: 64,
  /** The longer side of what is stored; a smaller photo keeps its size. */
  side: 1_600,
  /** How long a photo that no listing and no draft uses is stored. */
  unusedDays: 7,
  /** How long a phone can add photos by one QR code. */
  handoverMinutes: 30,
  /** Photos of one hand-over; a listing takes fewer. */
  perHandover: 36,
} as const

const tenThousands = (count: number) => `${(count / 10_000).toLocaleString('ko-KR')}만`

/** Why a photo of a listing is refused, with the message for its seller; `status` is that of HTTP. */
export const LISTING_PHOTO_REFUSALS = {
  UNAUTHORIZED: { status: 401, message: '로그인이 필요해요. 다시 로그인한 뒤 올려 주세요.' },
  BAD_REQUEST: { status: 400, message: '사진을 올리지 못했어요. 페이지를 새로고침해 주세요.' },
  EMPTY: { status: 400, message: '빈 파일이에요. 다른 사진을 골라 주세요.' },
  INCOMPLETE: { status: 400, message: '사진을 올리다가 연결이 끊겼어요. 다시 올려 주세요.' },
  TOO_SLOW: {
    status: 408,
    message: '인터넷이 느려서 사진을 다 받지 못했어요. 연결을 확인하고 다시 올려 주세요.',
  },
  TOO_LARGE: {
    status: 413,
    message: `사진은 한 장에 ${LISTING_PHOTO_RULES.bytes / MEGABYTE}MB까지 올릴 수 있어요. 크기를 줄여서 올려 주세요.`,
  },
  HEIC: {
    status: 415,
    message:
      'HEIC 사진은 열 수 없어요. 아이폰의 설정 > 카메라 > 포맷에서 ‘높은 호환성’을 고르고 다시 찍거나, JPG로 바꿔서 올려 주세요.',
  },
  WRONG_TYPE: {
    status: 415,
    message: '사진이 아닌 파일이에요. JPG, PNG, WEBP, GIF, AVIF 사진만 올릴 수 있어요.',
  },
  BROKEN: { status: 422, message: '사진이 손상되어 열 수 없어요. 다른 사진을 골라 주세요.' },
  TOO_MANY_PIXELS: {
    status: 422,
    message: `사진이 너무 커요. ${tenThousands(PICTURE_RULES.pixels)} 화소(AVIF는 ${tenThousands(PICTURE_RULES.avifPixels)} 화소), 한 변 ${PICTURE_RULES.side.toLocaleString('ko-KR')}픽셀까지 올릴 수 있어요.`,
  },
  LINK_OVER: {
    status: 410,
    message: '링크가 만료됐어요. 컴퓨터 화면에서 QR 코드를 다시 열고 비춰 주세요.',
  },
  TOO_MANY: { status: 409, message: '한 번에 보낼 수 있는 사진을 모두 보냈어요.' },
  LIMITED: { status: 429, message: '사진을 너무 많이 올렸어요. 잠시 후 다시 올려 주세요.' },
  BUSY: { status: 503, message: '지금은 사진을 올리는 사람이 많아요. 잠시 후 다시 올려 주세요.' },
  UNAVAILABLE: { status: 503, message: '사진을 올리지 못했어요. 잠시 후 다시 올려 주세요.' },
  GENERIC: { status: 500, message: '사진을 올리지 못했어요. 잠시 후 다시 올려 주세요.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ListingPhotoRefusal = keyof typeof LISTING_PHOTO_REFUSALS

/** The refusal of one photo too many, at the picker and at the form. */
export const TOO_MANY_PHOTOS = `사진은 ${LISTING_PHOTO_RULES.perListing}장까지 올릴 수 있어요.`

/** Why a private picture of a member is not taken: all that are read by backend/media/read-private-picture.ts. */
export const PRIVATE_PICTURE_REFUSALS = {
  EMPTY: LISTING_PHOTO_REFUSALS.EMPTY,
  TOO_LARGE: LISTING_PHOTO_REFUSALS.TOO_LARGE,
  HEIC: LISTING_PHOTO_REFUSALS.HEIC,
  WRONG_TYPE: {
    status: 415,
    message: '사진이 아닌 파일이에요. JPG, PNG, WEBP 사진을 올려 주세요.',
  },
  BROKEN: LISTING_PHOTO_REFUSALS.BROKEN,
  TOO_MANY_PIXELS: LISTING_PHOTO_REFUSALS.TOO_MANY_PIXELS,
  LIMITED: LISTING_PHOTO_REFUSALS.LIMITED,
  BUSY: LISTING_PHOTO_REFUSALS.BUSY,
} as const
