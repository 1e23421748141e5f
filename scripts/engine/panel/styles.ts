import type { Container, Document, Plugin, Rule } from 'postcss'

/**
 * The element around the panel and the one around each of its dialogs, with the weight of an id: style sheets for a whole
 * page often select elements by more than their name.
 */
const scope = ':is(.simulator,#simulator)'
const isScoped = /^\.simulator(?![\w-])/

/**
 * What the panel takes of the styles for `html` and `body`: what its own elements inherit. The scope itself keeps the
 * browser's font size, from which the others are calculated.
 */
const inherited = /^(?:color|font(?:-.*)?|line-height|overflow-wrap|tab-size|-webkit-tap-highlight-color)$/

/** The sizes that the layout sets at the root. */
const layout = /^--(?:stuck|foot|bar|chat)-/

/** The length that replaces `rem`: the browser's own font size, because many pages change that of their root. */
const rem = '--simulator-rem'

/** Drops the page's styles for elements, and what the panel would inherit, except whether the page is light or dark. */
const fresh = `@property ${rem}{syntax:"<length>";inherits:true;initial-value:16px}
${scope}{all:initial;display:block;color-scheme:inherit;${rem}:1em}
${scope} :where(:not(svg,svg *)),${scope} ::before,${scope} ::after{all:revert}
${scope} :where(svg,svg *){color:inherit;font:inherit}`

/**
 * Makes the styles of `src/ui` and of the panel apply to the panel alone, on a page of any style. The cascade layers
 * disappear, because a page's own styles for elements would win over each of them. Utilities are important, because a page
 * may have others of the same names, which often are.
 */
export const panelStyles: Plugin = {
  postcssPlugin: 'panel-styles',
  OnceExit(sheet) {
    const isOfPanel = sheet.source?.input.file?.includes('/mocks/panel/') === true
    // Before the layers disappear.
    sheet.walkRules((rule) => {
      if (!isInRule(rule)) restrict(rule, isOfPanel)
    })
    sheet.walkAtRules(/^(?:font-face|layer|property)$/, (rule) => {
      if (rule.name === 'layer' && rule.nodes && (isOfPanel || rule.params !== 'utilities'))
        rule.replaceWith(rule.nodes)
      // The panel's sheet has its own utilities and their properties.
      else if (rule.name !== 'property' || !isOfPanel) rule.remove()
    })
    nameKeyframes(sheet)
    sheet.walkDecls((decl) => {
      decl.value = decl.value.replaceAll(/(?<![\w.-])(-?[\d.]+)rem\b/g, `calc($1 * var(${rem}))`)
    })
    if (!isOfPanel) sheet.prepend(fresh)
  },
}

/** Whether something is nested in a rule, or a step of an animation. */
function isInRule({ parent }: { parent: Container | Document | undefined }): boolean {
  if (parent?.type === 'rule') return true
  return parent?.type === 'atrule' && (('name' in parent && parent.name === 'keyframes') || isInRule(parent))
}

/** Whether something is in a cascade layer. */
function isInLayer({ parent }: { parent: Container | Document | undefined }): boolean {
  return parent?.type === 'atrule' && (('name' in parent && parent.name === 'layer') || isInLayer(parent))
}

function restrict(rule: Rule, isOfPanel: boolean): void {
  // The room that the page makes for the panel, beside the page's own space.
  if (rule.selector.startsWith(':root[data-simulator')) {
    rule.selector = rule.selector.replace(/ body$/, '')
    return
  }
  // As the layers were: base styles, then utilities, then what is outside of them or important.
  const isImportant = rule.some((node) => node.type === 'decl' && node.important === true)
  const isStrong = !isOfPanel && (isImportant || !isInLayer(rule))
  const weighted = scope.repeat(isStrong ? 3 : isOfPanel ? 2 : 1)
  const isOfPage = rule.selectors.some((selector) => /^(?:html|body)\b/.test(selector))
  const sizes = rule.clone({ selector: ':root' }).removeAll()
  rule.each((node) => {
    if (node.type === 'decl') {
      if (layout.test(node.prop)) sizes.append(node)
      else if (node.prop === 'color-scheme' || (isOfPage && !inherited.test(node.prop))) node.remove()
    } else if (isOfPage) node.remove()
  })
  if (sizes.nodes.length > 0) rule.before(sizes)
  if (rule.nodes.length === 0) rule.remove()
  if (isStrong || isOfPanel)
    rule.walkDecls((decl) => {
      // Tooltips place themselves.
      decl.important = !/^(?:--|inset$)/.test(decl.prop)
    })
  const selectors = rule.selectors.map((selector) => {
    if (isScoped.test(selector)) return selector.replace(isScoped, weighted)
    if (/^(?:html|body)\b/.test(selector)) return `${weighted}>*`
    return /^:(?:root|host)\b/.test(selector) ? weighted : `${weighted} ${selector}`
  })
  rule.selectors = [...new Set(selectors)]
}

/** Gives the animations names that no page has. */
function nameKeyframes(sheet: Container): void {
  const names: string[] = []
  sheet.walkAtRules('keyframes', (rule) => {
    names.push(rule.params)
    rule.params = `simulator_${rule.params}`
  })
  if (names.length === 0) return
  const name = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`, 'g')
  sheet.walkDecls(/^animation(?:-name)?$/, (decl) => {
    decl.value = decl.value.replace(name, 'simulator_$&')
  })
}
