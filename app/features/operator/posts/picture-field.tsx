import { Field } from '#app/components/field.tsx'
import { mediaUrl } from '#contracts/media.ts'

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The one picture of what an operator writes: a file, and the picture that is kept, by its key in the field `mediaKey`. */
export function PictureField({
  mediaKey,
  label,
  hint,
  required = false,
}: {
  /** '' where there is none. */
  mediaKey: string
  label: string
  hint: string
  required?: boolean
}) {
  return (
    <>
      <input type="hidden" name="mediaKey" value={mediaKey} />
      <Field
        name="cover"
        label={mediaKey ? `${label} 바꾸기` : label}
        required={required && mediaKey === ''}
        hint={hint}
      >
        {({ defaultValue: _, required: __, ...control }) => (
          <input
            key={mediaKey}
            {...control}
            type="file"
            accept={PICTURES}
            className="block w-full text-sm text-ink-3 file:me-3 file:min-h-11 file:rounded-md file:border file:border-control file:bg-surface file:px-4 file:text-sm file:font-semibold file:text-ink"
          />
        )}
      </Field>
      {mediaKey && (
        <img
          src={mediaUrl(mediaKey, 320, 'w')}
          alt={`지금 ${label}`}
          width={240}
          height={160}
          className="aspect-[3/2] w-60 max-w-full rounded-md object-cover"
        />
      )}
    </>
  )
}

/** The picture that came with a form which is shown again; null where it is to have none, undefined where none came. */
export const keptPictureOf = (answer: unknown) =>
  (Object(answer) as { mediaKey?: string | null }).mediaKey
