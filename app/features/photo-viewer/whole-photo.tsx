import { type SyntheticEvent, useState } from 'react'
import { cx } from '#app/components/cx.ts'
import type { ViewedPhoto } from './viewing.ts'

const PLACE = 'absolute inset-0 m-auto size-full object-contain'

/**
 * One picture, as large as its place and its pixels allow. The copy that the page has loaded is shown until all of the
 * whole picture is there, so that the place is never empty.
 */
export function WholePhoto({
  photo: { src, srcSet, width, height, alt, preview },
  isNear,
}: {
  photo: ViewedPhoto
  /** Shown, or the next: the others are not fetched. */
  isNear: boolean
}) {
  const [state, setState] = useState<'LOADING' | 'SHOWN' | 'FAILED'>('LOADING')
  const size = { maxWidth: width, maxHeight: height }

  /** Decoded first, so that it is painted in the same frame in which the smaller copy goes. */
  function showWhole({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    currentTarget.decode().then(
      () => setState('SHOWN'),
      () => setState('FAILED'),
    )
  }

  return (
    <>
      {preview && state !== 'SHOWN' && (
        <img src={preview} alt="" draggable={false} style={size} className={PLACE} />
      )}
      {isNear && (
        <img
          src={src}
          {...(srcSet && { srcSet, sizes: `min(100vw, ${Math.ceil((100 * width) / height)}vh)` })}
          alt={alt}
          decoding="async"
          draggable={false}
          style={size}
          onLoad={showWhole}
          onError={() => setState('FAILED')}
          className={cx(PLACE, state !== 'SHOWN' && 'opacity-0')}
        />
      )}
      {state === 'FAILED' && (
        <p className="absolute inset-x-0 bottom-0 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-sm font-medium">
          {preview ? '큰 사진을 불러오지 못했어요.' : '사진을 불러오지 못했어요.'}
        </p>
      )}
    </>
  )
}
