import { Link } from '@remix-run/react'
import { useRef } from 'react'
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import type { Banner } from '#contracts/banner.ts'
import { BannerArt } from './banner-art.tsx'
import { useCarousel } from './use-carousel.ts'

/**
 * The current banners, one at a time: a strip that scrolls and snaps. Script adds buttons and, where motion is welcome,
 * turns it every few seconds until it is paused or used.
 */
export function BannerCarousel({ banners }: { banners: readonly Banner[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const { index, show, isPlaying, canPlay, setPlaying, hold, release } = useCarousel(
    strip,
    banners.length,
  )
  const hydrated = useHydrated()
  return (
    <section
      aria-roledescription="캐러셀"
      aria-label="진행 중인 소식"
      className="banners"
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <ul ref={strip} className="banner-strip" onPointerDown={() => setPlaying(false)}>
        {banners.map((banner, place) => (
          <li key={banner.bannerSeq}>
            <Link to={banner.link} className="banner" style={{ background: banner.background }}>
              <BannerArt banner={banner} loading={place > 0 ? 'lazy' : 'first'} />
            </Link>
          </li>
        ))}
      </ul>
      {hydrated && banners.length > 1 && (
        <div className="banner-controls">
          <button
            type="button"
            className="banner-step"
            aria-label="이전 소식"
            onClick={() => show(index - 1)}
          >
            <ChevronLeftIcon size={18} />
          </button>
          {banners.map(({ bannerSeq, title }, place) => (
            <button
              key={bannerSeq}
              type="button"
              className="banner-dot"
              aria-label={`소식 ${place + 1}: ${title}`}
              aria-current={place === index}
              onClick={() => show(place)}
            />
          ))}
          <button
            type="button"
            className="banner-step"
            aria-label="다음 소식"
            onClick={() => show(index + 1)}
          >
            <ChevronRightIcon size={18} />
          </button>
          {canPlay && (
            <button
              type="button"
              aria-label={isPlaying ? '자동 넘김 멈추기' : '자동 넘김 시작하기'}
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? <PauseIcon size={16} /> : <PlayIcon size={16} />}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
