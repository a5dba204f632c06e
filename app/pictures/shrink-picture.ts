import { drawJpeg } from './draw-jpeg.ts'

const QUALITY = 0.9
const HEIC = /^ftyp(?:hei[cmsx]|hev[cx]|mif1|msf1)/

/**
 * A large picture as a smaller JPEG, which goes up many times faster; and one that only Apple's browsers can read (HEIC)
 * as one that all can.
 * @param options.side the longer side that the server stores
 * @param options.above a file of up to so many bytes is sent as it is
 * @returns the picture itself where it is small, or cannot be read here
 */
export async function shrinkPicture(
  file: Blob,
  { side, above }: { side: number; above: number },
): Promise<Blob | 'UNKNOWN_HEIC'> {
  const isHeic = HEIC.test(await file.slice(4, 12).text())
  if (!isHeic && file.size <= above) return file
  const smaller = await redraw(file, side).catch(() => null)
  if (isHeic) return smaller ?? 'UNKNOWN_HEIC'
  return smaller && smaller.size < file.size ? smaller : file
}

async function redraw(file: Blob, side: number): Promise<Blob | null> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return await drawJpeg(image, { width, height }, { side, quality: QUALITY })
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
