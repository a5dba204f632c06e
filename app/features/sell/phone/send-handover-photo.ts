import { PHOTO_KEY_HEADER } from '#contracts/listing-photo-constants.ts'
import { type SendPhoto, sendPhotoWith } from '../photos/send-photo.ts'

/** Sends a photo by the key of a link instead of a session. */
export const handoverSender = (key: string): SendPhoto => sendPhotoWith({ [PHOTO_KEY_HEADER]: key })
