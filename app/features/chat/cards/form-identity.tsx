import { useEffect, useState } from 'react'
import type { Room } from '#contracts/edge.ts'

/**
 * Tells the server one form from another, so that two presses of its button send one thing: by what the page has seen
 * of the room, and with script by this very form.
 */
export function FormIdentity({ room }: { room: Pick<Room, 'changeSeq'> }) {
  const [formId, setFormId] = useState('')
  useEffect(() => setFormId(crypto.randomUUID()), [])
  return (
    <>
      <input type="hidden" name="seen" value={room.changeSeq} />
      <input type="hidden" name="formId" value={formId} />
    </>
  )
}
