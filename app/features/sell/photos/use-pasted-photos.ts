import { useEffect, useRef, useState } from 'react'

const imagesOf = (transfer: DataTransfer | null): File[] =>
  [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/') || type === '')

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') === true

/** Pictures that are pasted into the page, or dropped on it, as on a computer. */
export function usePastedPhotos(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData, target } = event
      // What is copied out of a text editor has a picture of the text beside it.
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isTyping && clipboardData?.types.includes('text/plain')) return
      const files = imagesOf(clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      take.current(files)
    }
    const over = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      // A file that is dropped beside the photos would replace the page.
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setIsOver(false)
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length > 0) take.current(files)
    }
    document.addEventListener('paste', paste)
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('paste', paste)
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return { isOver }
}
