import { useRef } from 'react'
import { Button } from '#app/components/button.tsx'
import { ImageIcon } from '#app/components/icons.tsx'
import { acceptedFiles } from './choose-files.ts'
import { takeFiles } from './take-files.ts'

/** Chooses up to ten pictures, or a video. What does not fit is said. Of no use on the server. */
export function AttachButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="ghost"
        square
        aria-label="사진·동영상 보내기"
        onClick={() => input.current?.click()}
      >
        <ImageIcon size={24} />
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedFiles(navigator)}
        aria-label="사진·동영상"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // So that the same can be chosen again.
          target.value = ''
          takeFiles(files, onFiles)
        }}
      />
    </>
  )
}
