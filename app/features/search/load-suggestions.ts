import { paths } from '#app/paths.ts'
import type { Suggestion } from '#contracts/search.ts'

/** Completions of what was typed. None when they cannot be had: suggestions fail silently. */
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
