// Separate from banner.ts, so that code in the browser does not import the schema library.

export const BANNER_LIMITS = {
  title: 30,
  subtitle: 60,
  link: 200,
  position: 999,
} as const

/** An address of this site; whether there is such a page is the web app's to know. */
export const OWN_ADDRESS = /^\/(?![/\\])[^\s\\]*$/

/** Of a new banner. */
export const FIRST_BACKGROUND = '#f3e9dc'

const COLOR = /^#[0-9a-f]{6}$/i
/** The relative luminance of the text upon a banner, which is the same in both schemes. */
const TEXT_LUMINANCE = 0.012
/** WCAG AA for text. */
const LEAST_CONTRAST = 4.5

/** Whether a text is legible upon a colour, which is written `#rrggbb`. */
export function isPaleColor(color: string): boolean {
  if (!COLOR.test(color)) return false
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return (luminance + 0.05) / (TEXT_LUMINANCE + 0.05) >= LEAST_CONTRAST
}
