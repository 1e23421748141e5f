/** A media feature that `pretend` emulates, because a story can't set it in the browser. */
type Feature = 'prefers-reduced-motion' | 'forced-colors'

const queries: Record<Feature, RegExp> = {
  'prefers-reduced-motion': /\(prefers-reduced-motion(?:: reduce)?\)/,
  'forced-colors': /\(forced-colors(?:: active)?\)/,
}

const realMatchMedia = window.matchMedia.bind(window)
/** The original media text of each changed rule. */
const originals = new Map<CSSMediaRule, string>()

/**
 * Makes style sheets and `matchMedia` behave as if these features were on. For forced colours, this only applies the
 * app's own rules for them; `forcedColours` sets the colours.
 */
export function pretend(features: readonly Feature[]): void {
  const met = (query: string) =>
    features.reduce((text, feature) => text.replace(queries[feature], '(min-width: 0px)'), query)
  window.matchMedia = (query) => realMatchMedia(met(query))
  for (const [rule, query] of originals) rule.media.mediaText = query
  originals.clear()
  for (const sheet of document.styleSheets) {
    for (const rule of mediaRulesIn(sheet)) {
      const query = rule.media.mediaText
      if (met(query) === query) continue
      originals.set(rule, query)
      rule.media.mediaText = met(query)
    }
  }
}

function mediaRulesIn(holder: { cssRules: CSSRuleList }): CSSMediaRule[] {
  return [...holder.cssRules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList
      ? mediaRulesIn({ cssRules: rule.cssRules })
      : []),
  ])
}

/** Approximates what browsers do to a page when the system forces its colours. */
export const forcedColours = `
  * { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
      box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button *, select, [role=tab] { color: ButtonText !important; background-color: ButtonFace !important; }
  :focus-visible { outline-color: Highlight !important; }
  :disabled { color: GrayText !important; }
`
