import { drawJpeg } from './draw-jpeg.ts'

/** A smaller picture is sent as it is; the server makes of it what it stores. */
const LARGE_BYTES = 2 * 1024 * 1024
/** The size that the server stores. */
const SIDE = 2_048
const QUALITY = 0.9
const HEIC = /^ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/

/**
 * A large picture as a smaller JPEG, which goes up many times faster; and one that only Apple's browsers can read (HEIC)
 * as one that all can.
 * @returns the picture itself where it is small, or cannot be read here
 */
export async function shrinkPicture(file: Blob): Promise<Blob | 'UNKNOWN_HEIC'> {
  const isHeic = HEIC.test(await file.slice(4, 12).text())
  if (!isHeic && file.size <= LARGE_BYTES) return file
  const smaller = await redraw(file).catch(() => null)
  if (isHeic) return smaller ?? 'UNKNOWN_HEIC'
  return smaller && smaller.size < file.size ? smaller : file
}

async function redraw(file: Blob): Promise<Blob | null> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return await drawJpeg(image, { width, height }, { side: SIDE, quality: QUALITY })
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
