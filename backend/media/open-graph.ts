import type { TradeState } from '#contracts/product.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { isRefusal } from '../operation/refusal.ts'
import type { PageCardText } from './card-signature.ts'
import { drawableText, lineRaster, wrapText } from './card-text.ts'
import { decodePicture } from './decode-picture.ts'
import type { PictureDrawer } from './picture-drawer.ts'
import { openRaster, type Raster, toRaster } from './raster.ts'
import sharp, { type OverlayOptions } from './sharp.ts'

/** The size that social networks and messengers show whole. */
const CARD_WIDTH = 1200
const CARD_HEIGHT = 630

const BRAND_NAME = '두손'
const TAGLINE = '두 손으로 건네는 중고거래'
const COLOURS = {
  paper: '#ffffff',
  ink: '#16202a',
  quiet: '#5b6875',
  brand: '#0e5d7c',
  line: '#e3e9ed',
  reserved: '#7d5606',
  sold: '#4a5560',
} as const

export interface ProductCardPicture {
  title: string
  /** As people read it: '125,000원', '무료나눔'. */
  priceText: string
  tradeState: TradeState
  /** '서울 마포구 합정동'; null when the seller left it open. */
  regionText: string | null
  /** A recipe to draw or the bytes of an uploaded picture; null when the product has none. */
  picture: { recipe: unknown } | Uint8Array | null
}

const STATE_COLOURS: Record<TradeState, string> = {
  ON_SALE: COLOURS.brand,
  RESERVED: COLOURS.reserved,
  SOLD: COLOURS.sold,
}

/** The picture that a shared link to a product shows, JPEG 1200×630. Any text is safe. */
export async function drawProductCard(
  drawer: PictureDrawer,
  card: ProductCardPicture,
): Promise<Buffer> {
  const { tradeState } = card
  const left = CARD_HEIGHT + 56
  const room = CARD_WIDTH - left - 56
  const layers: OverlayOptions[] = [
    { ...asLayer(await pictureOf(drawer, card)), left: 0, top: 0 },
    await badge(TRADE_STATE_LABELS[tradeState], STATE_COLOURS[tradeState], left, 72),
  ]
  const titleSize = 50
  let top = 150
  for (const row of wrapText(drawableText(card.title) || BRAND_NAME, room / titleSize, 3)) {
    layers.push(await textLayer(row, left, top, titleSize, 'Bold', COLOURS.ink, room))
    top += 68
  }
  const price = drawableText(card.priceText)
  layers.push(await textLayer(price, left, top + 26, 68, 'Bold', COLOURS.ink, room))
  if (card.regionText) {
    const region = wrapText(drawableText(card.regionText), room / 28, 1)[0] ?? ''
    layers.push(await textLayer(region, left, top + 120, 28, 'Medium', COLOURS.quiet, room))
  }
  layers.push(await textLayer(BRAND_NAME, left, 542, 38, 'Bold', COLOURS.brand, room))
  layers.push(await textLayer(TAGLINE, left + 90, 550, 24, 'Medium', COLOURS.quiet, room - 90))
  return finish(COLOURS.paper, layers)
}

/** The picture of any other page: its title, a line under it and a still life. JPEG 1200×630. */
export async function drawPageCard(drawer: PictureDrawer, card: PageCardText): Promise<Buffer> {
  const room = 560
  const scene = await drawer.drawStillLife(CARD_HEIGHT)
  const layers: OverlayOptions[] = [
    { ...asLayer(scene), left: CARD_WIDTH - CARD_HEIGHT, top: 0 },
    await textLayer(BRAND_NAME, 64, 70, 46, 'Bold', COLOURS.brand, room),
  ]
  const size = 60
  let top = 196
  for (const row of wrapText(drawableText(card.title) || BRAND_NAME, (room - 84) / size, 3)) {
    layers.push(await textLayer(row, 64, top, size, 'Bold', COLOURS.ink, room - 84))
    top += 82
  }
  for (const row of wrapText(drawableText(card.subtitle ?? ''), (room - 84) / 30, 2)) {
    layers.push(await textLayer(row, 64, top + 18, 30, 'Medium', COLOURS.quiet, room - 84))
    top += 44
  }
  layers.push(await textLayer(TAGLINE, 64, 546, 26, 'Medium', COLOURS.quiet, room))
  return finish(COLOURS.paper, layers)
}

async function pictureOf(drawer: PictureDrawer, card: ProductCardPicture): Promise<Raster> {
  const { picture } = card
  const raster =
    picture === null
      ? await toRaster(
          sharp({
            create: {
              width: CARD_HEIGHT,
              height: CARD_HEIGHT,
              channels: 3,
              background: COLOURS.line,
            },
          }),
          3,
        )
      : picture instanceof Uint8Array
        ? await uploadedRaster(picture)
        : await drawer.drawRecipe(picture.recipe, CARD_HEIGHT, CARD_HEIGHT)
  if (card.tradeState !== 'SOLD') return raster
  return toRaster(openRaster(raster).modulate({ saturation: 0.25, brightness: 0.72 }), 3)
}

async function uploadedRaster(picture: Uint8Array): Promise<Raster> {
  const raster = await decodePicture(picture, (image) =>
    toRaster(
      image
        .autoOrient()
        .resize(CARD_HEIGHT, CARD_HEIGHT, { fit: 'cover' })
        .flatten({ background: COLOURS.paper }),
      3,
    ),
  )
  if (isRefusal(raster)) throw new Error(`the picture of a card cannot be read: ${raster.refused}`)
  return raster
}

async function badge(
  text: string,
  colour: string,
  left: number,
  top: number,
): Promise<OverlayOptions> {
  const label = await lineRaster(text, { size: 28, weight: 'Bold', colour: '#ffffff', widest: 300 })
  const width = label.width + 44
  const height = 54
  const pill = await toRaster(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="27" fill="${colour}"/></svg>`,
      ),
    ).composite([{ ...asLayer(label), left: 22, top: Math.round((height - label.height) / 2) }]),
    4,
  )
  return { ...asLayer(pill), left, top }
}

/** A line whose em box begins at `top`: glyph pixels are cropped, so descenders decide nothing. */
async function textLayer(
  text: string,
  left: number,
  top: number,
  size: number,
  weight: 'Medium' | 'Bold',
  colour: string,
  widest: number,
): Promise<OverlayOptions> {
  const raster = await lineRaster(text, { size, weight, colour, widest })
  return { ...asLayer(raster), left: Math.round(left), top: Math.round(top) }
}

function asLayer(raster: Raster): OverlayOptions {
  return {
    input: raster.data,
    raw: { width: raster.width, height: raster.height, channels: raster.channels },
  }
}

function finish(background: string, layers: OverlayOptions[]): Promise<Buffer> {
  return sharp({
    create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background },
  })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}
