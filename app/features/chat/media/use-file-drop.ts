import { useEffect, useRef, useState } from 'react'
import { takeFiles } from './take-files.ts'

/**
 * Takes files that are dropped anywhere on the page, or pasted; not while a panel is open. `isOver`: files are held over
 * the page.
 */
export function useFileDrop(
  onFiles: (files: File[]) => void,
  { disabled = false }: { disabled?: boolean } = {},
): { isOver: boolean } {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles

  useEffect(() => {
    if (disabled) return
    const listening = new AbortController()
    const { signal } = listening
    // Each element that is passed over enters before the last one is left.
    let depth = 0
    const over = (by: number) => {
      depth = by === 0 ? 0 : Math.max(0, depth + by)
      setIsOver(depth > 0)
    }
    const on = <Name extends keyof WindowEventMap>(
      name: Name,
      listener: (event: WindowEventMap[Name]) => void,
    ) => window.addEventListener(name, listener, { signal })

    on('dragenter', (event) => hasFiles(event) && over(1))
    on('dragleave', (event) => hasFiles(event) && over(-1))
    on('dragover', (event) => hasFiles(event) && event.preventDefault())
    on('drop', (event) => {
      if (!hasFiles(event)) return
      // Else the browser leaves the page and shows the file.
      event.preventDefault()
      over(0)
      if (!isCovered()) takeFiles([...(event.dataTransfer?.files ?? [])], take.current)
    })
    on('paste', (event) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Text from an office program comes with a picture of itself.
      const hasText = event.clipboardData?.types.includes('text/plain')
      if (files.length === 0 || hasText || isCovered()) return
      event.preventDefault()
      takeFiles(files, take.current)
    })
    return () => {
      listening.abort()
      setIsOver(false)
    }
  }, [disabled])

  return { isOver }
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

const isCovered = () => document.querySelector('dialog[open]') !== null
