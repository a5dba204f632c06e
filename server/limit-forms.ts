import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { paths } from '#app/paths.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { MEDIA_REFUSALS } from '#contracts/chat-media-constants.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { REFUSALS } from './refuse-request.ts'

/** Several times what users type; a body is read whole, and a megabyte of fields takes a third of a second. */
const MAXIMUM_FORM_BYTES = 256 * 1024
/** A picture as phones take them, and the fields beside it. */
const MAXIMUM_PICTURE_FORM_BYTES = CHAT_RULES.imageBytes + MAXIMUM_FORM_BYTES
/** Such a form is in memory whole, so that few are read at once. */
const PICTURE_FORMS_AT_ONCE = 3
/** Without script the photos of a listing are in its form, and a text that is much too long is answered at its field. */
const MAXIMUM_LISTING_BYTES = LISTING_PHOTO_RULES.formMegabytes * 1024 * 1024

/** The form is not read, so its page cannot be shown again: the browser still has it. */
const PHOTOS_IN_PARTS = `사진을 모두 더해 ${LISTING_PHOTO_RULES.formMegabytes}MB가 넘어서 받지 못했어요. 뒤로 가면 쓴 내용이 그대로 있어요. 사진을 몇 장씩 고르고 임시저장을 눌러 나누어 올려 주세요.`

const SHARED_IN_PARTS = `사진을 모두 더해 ${LISTING_PHOTO_RULES.formMegabytes}MB가 넘어서 받지 못했어요. 사진은 휴대폰에 그대로 있어요. 몇 장씩 나누어 다시 공유해 주세요.`

const ARTICLE_IN_PARTS = `사진을 모두 더해 ${LISTING_PHOTO_RULES.formMegabytes}MB가 넘어서 받지 못했어요. 뒤로 가면 쓴 내용이 그대로 있어요. 사진을 몇 장씩 고르고 미리 보기를 눌러 나누어 올려 주세요.`

const FEWER_PHOTOS = `사진을 모두 더해 ${LISTING_PHOTO_RULES.formMegabytes}MB가 넘어서 받지 못했어요. 뒤로 가면 쓴 내용이 그대로 있어요. 사진을 줄이거나 크기를 줄여서 다시 보내 주세요.`

/** Pages whose form has pictures, and their data requests; how much each takes. */
const PICTURE_FORMS: Readonly<Record<string, MiddlewareHandler>> = (() => {
  const withPicture = limitTo(MAXIMUM_PICTURE_FORM_BYTES)
  const withPhotos = limitTo(MAXIMUM_LISTING_BYTES, PHOTOS_IN_PARTS)
  const withArticle = limitTo(MAXIMUM_LISTING_BYTES, ARTICLE_IN_PARTS)
  const withShared = limitTo(MAXIMUM_LISTING_BYTES, SHARED_IN_PARTS)
  return {
    [paths.operatorContentForm()]: withArticle,
    [`${paths.operatorContentForm()}.data`]: withArticle,
    [paths.profile()]: withPicture,
    [`${paths.profile()}.data`]: withPicture,
    [paths.sellForm()]: withPhotos,
    [`${paths.sellForm()}.data`]: withPhotos,
    [paths.shareToSell()]: withShared,
  }
})()

/** The form of one banner or exhibition. */
const POST_WITH_PICTURE = new RegExp(
  `^(?:${paths.operatorBanners()}|${paths.operatorExhibitions()})/[^/]+$`,
)

/** Pages on which something is told, asked or proven with photos. */
const TOLD_WITH_PHOTOS = new RegExp(
  `^(?:${[
    paths.orderCase(0),
    paths.compensation(0),
    paths.sale(0),
    paths.possession(0),
    paths.damageReport(0),
    paths.memberDisputeForm(),
    paths.memberDisputeDetail(0),
    paths.questionForm('CS'),
    paths.questionForm('CAFE'),
  ].join('|')})(?:\\.data)?$`.replaceAll('/0', '/\\d+'),
)

const limitTold = limitTo(MAXIMUM_LISTING_BYTES, FEWER_PHOTOS)

const limitFields = limitTo(MAXIMUM_FORM_BYTES)

let picturesBeingRead = 0

/** Refuses a form that is larger than ours are, before it is read; and one with a picture while others are being read. */
export const limitForms: MiddlewareHandler = async (c, next) => {
  const length = Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY)
  const isByPhone = c.req.path.startsWith(paths.photosByPhone(''))
  const limitPictures = TOLD_WITH_PHOTOS.test(c.req.path)
    ? limitTold
    : POST_WITH_PICTURE.test(c.req.path)
      ? PICTURE_FORMS[paths.profile()]
      : PICTURE_FORMS[isByPhone ? paths.sellForm() : c.req.path]
  if (!limitPictures || length <= MAXIMUM_FORM_BYTES) return limitFields(c, next)
  if (picturesBeingRead >= PICTURE_FORMS_AT_ONCE) {
    const { status, message } = MEDIA_REFUSALS.BUSY
    return c.text(`${message} 뒤로 가면 쓴 내용이 그대로 있어요.`, status, {
      'retry-after': '2',
      connection: 'close',
    })
  }
  picturesBeingRead += 1
  try {
    return await limitPictures(c, next)
  } finally {
    picturesBeingRead -= 1
  }
}

function limitTo(maxSize: number, text: string = REFUSALS.bodyTooLong.text): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.text(text, 413) })
}
