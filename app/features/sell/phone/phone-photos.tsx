import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { CameraIcon } from '#app/components/icons.tsx'
import type { PhotoShelf } from '../photos/photo-shelf.ts'
import { usePhonePhotos } from './use-phone-photos.ts'

const PhoneCode = lazy(() => import('./phone-code.tsx'))

/** On a wide screen: photos that a phone takes appear in this form. */
export function PhonePhotos({ draftId, shelf }: { draftId: string; shelf: PhotoShelf }) {
  const [isOpen, setIsOpen] = useState(false)
  usePhonePhotos({ draftId, shelf, isOpen })
  return (
    <div className="mt-3 hidden lg:block">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <CameraIcon size={18} />
        {isOpen ? '휴대폰 연결 끝내기' : '휴대폰으로 찍기'}
      </Button>
      {isOpen && (
        <Suspense fallback={<p className="mt-3 text-sm text-ink-3">QR 코드를 만드는 중이에요.</p>}>
          <PhoneCode draftId={draftId} />
        </Suspense>
      )}
    </div>
  )
}
