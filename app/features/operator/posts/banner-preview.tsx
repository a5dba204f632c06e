import { BannerArt } from '#app/features/home/banner-art.tsx'
import type { BannerContent } from '#contracts/banner.ts'

const WIDTHS = [
  ['휴대폰에서', 'w-[22rem]'],
  ['컴퓨터에서', 'w-[74.5rem]'],
] as const

/** A banner as the home page shows it, as wide as on a phone and on a desktop; both scroll sideways where they have to. */
export function BannerPreview({
  banner,
}: {
  banner: Pick<BannerContent, 'title' | 'subtitle' | 'background' | 'mediaKey'>
}) {
  const image = banner.mediaKey === null ? null : { mediaKey: banner.mediaKey }
  return (
    <div className="space-y-4">
      {WIDTHS.map(([label, width]) => (
        <figure key={label}>
          <figcaption className="mb-1 text-sm font-semibold text-ink-2">{label}</figcaption>
          <section
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways scroller has to be reachable by keyboard.
            tabIndex={0}
            className="relative overflow-x-auto rounded-lg"
          >
            <div className={`banners ${width}`}>
              <div className="banner" style={{ background: banner.background }}>
                <BannerArt banner={{ ...banner, image }} />
              </div>
            </div>
          </section>
        </figure>
      ))}
    </div>
  )
}
