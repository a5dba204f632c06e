import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { MacroContent } from '#contracts/macro.ts'
import { macroForms } from './post-schemas.ts'
import { numbered, type PostEndpoints, stepStoredPost, writePost } from './write-post.server.ts'

const deskOf = ({ services: { customerService } }: LoadContext): PostEndpoints<MacroContent> => ({
  add: (input) => numbered(customerService.addMacro(input), ({ macroSeq }) => macroSeq),
  save: ({ seq: macroSeq, ...input }) => customerService.saveMacro({ macroSeq, ...input }),
  step: ({ seq: macroSeq, ...input }) => customerService.stepMacro({ macroSeq, ...input }),
  pathOf: paths.operatorMacro,
  at: { PLACE: 'text' },
})

/** Saves, previews, switches or rolls back a macro of answers. */
export async function actOnMacro(context: LoadContext, request: Request, wanted: number | 'new') {
  const form = await readForm(request, macroForms)
  if (!form.ok) return form.answer
  if (form.intent !== 'save' && form.intent !== 'preview')
    return stepStoredPost(context, form, wanted, deskOf(context))
  const { version, formKey, ...content } = form.input
  if (form.intent === 'preview') return shownAgain(form, { preview: content })
  return writePost(context, form, { wanted, formKey, version, content }, deskOf(context))
}
