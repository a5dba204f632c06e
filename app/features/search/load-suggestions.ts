import { paths } from '#app/paths.ts'
import type { Suggestion } from '#contracts/search.ts'

/** Completions of the typed text. Empty when they cannot be loaded: suggestions fail silently. */
export async function loadSuggestions(
  keyword: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(paths.suggestions(keyword), { signal })
    if (!response.ok) return []
    const { suggestions } = (await response.json()) as { suggestions: readonly Suggestion[] }
    return suggestions
  } catch {
    return []
  }
}
