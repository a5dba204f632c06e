import sharp from './sharp.ts'

/** '#rrggbb', the average colour of a picture, for its place until it is loaded. */
export async function averageColor(picture: Uint8Array): Promise<string> {
  const pixel = await sharp(picture)
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return `#${Buffer.from([red, green, blue]).toString('hex')}`
}
