import { useActionData } from '@remix-run/react'
import type { DamageReport } from '#contracts/damage-report.ts'

/** The schema of one step, loaded when the form is first touched. */
export const schemaOf =
  <Step extends 'target' | 'trade' | 'story' | 'submit'>(step: Step) =>
  () =>
    import('./damage-forms.ts').then((file) => file.damageForms[step])

/**
 * The version that a save begins from. After a refusal because of another device it is the newest: what stands in the form
 * is then saved over it, by whoever has read the message.
 */
export function VersionField({ report }: { report: Pick<DamageReport, 'version'> }) {
  // The page is loaded anew after every action.
  useActionData()
  return <input type="hidden" name="version" value={report.version} />
}
