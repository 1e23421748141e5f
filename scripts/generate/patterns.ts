import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { getFirstConsumedChar, getFirstConsumedCharAfter } from 'regexp-ast-analysis'
import type { JsonObject } from './json.ts'

/** The steps that a pattern may take for one text: some milliseconds. */
const mostSteps = 1_000_000
/** From this many rounds, what repeats counts as unbounded. */
const many = 10

/** What the reports say of a pattern that has a limit. */
export const explodes = (longest: number) =>
  `a pattern that takes too long for long texts refuses those of more than ${longest} characters`

/**
 * Returns the length up to which a pattern is tried on texts; undefined if its work is in proportion to the length.
 * JavaScript tries every way to read a text, and there may be several wherever what repeats can also be what follows.
 */
export function longestFor(pattern: string): number | undefined {
  const flag = flagOf(pattern)
  if (flag === undefined) return undefined
  const unicode = flag === 'u'
  const flags = { unicode, unicodeSets: false, ignoreCase: false, multiline: false, dotAll: false }
  const tree = new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode })
  const firstOf = (node: AST.Element | AST.Alternative) => getFirstConsumedChar(node, 'ltr', flags).char
  /** The ways that each round of a repetition multiplies. */
  const ways = new Map<AST.Node | undefined, number>()
  /** Of the pattern and each lookahead: whether its repetitions, in order, can be read in several ways. */
  const sequences = new Map<AST.Node, boolean[]>()
  let isUnknown = false

  visitRegExpAST(tree, {
    onBackreferenceEnter: () => {
      isUnknown = true
    },
    onAssertionEnter: ({ kind }) => {
      if (kind === 'lookbehind') isUnknown = true
    },
    onQuantifierEnter(node) {
      const isApart = (part: AST.Element) =>
        firstOf(node.element).isDisjointWith(getFirstConsumedCharAfter(part, 'ltr', flags).char)
      // In `[\w-]*\w\.`, only the last character before the dot can be the one that follows.
      const last = isOne(node.element) && isOne(nextTo(node)) ? nextTo(node) : undefined
      const isChoice = node.min !== node.max && !isApart(node) && !(last && isApart(last))
      const { repetition, sequence } = placeOf(node)
      if (isChoice) ways.set(repetition, (ways.get(repetition) ?? 1) + 1)
      if (node.max > many)
        sequences.set(sequence, [...(sequences.get(sequence) ?? []), isChoice && !repetition])
    },
    onAlternativeEnter(node) {
      const { alternatives } = node.parent
      const others = alternatives.slice(0, alternatives.indexOf(node))
      const { repetition } = placeOf(node)
      if (others.some((other) => !firstOf(other).isDisjointWith(firstOf(node))))
        ways.set(repetition, (ways.get(repetition) ?? 1) + 1)
    },
  })

  // Outside of repetitions, choices aren't multiplied by the length of the text.
  ways.delete(undefined)
  const base = Math.max(isUnknown ? 2 : 1, ...ways.values())
  if (base > 1) return Math.floor(Math.log(mostSteps) / Math.log(base))
  const choices = [...sequences.values()].map((all) => {
    const count = all.filter(Boolean).length
    // After the last repetition, each way takes the same few steps.
    return count === 1 && all.at(-1) === true ? 0 : count
  })
  const isAnchored = tree.alternatives.every(
    ({ elements: [first] }) => first?.type === 'Assertion' && first.kind === 'start',
  )
  const starts = isAnchored || sequences.size === 0 ? 0 : 1
  const degree = 1 + starts + Math.max(0, ...choices)
  return degree === 1 ? undefined : Math.floor(mostSteps ** (1 / degree))
}

/** Returns the `maxLength` of a schema whose pattern needs one, so that longer texts are refused in words. */
export function lengthOf({ pattern, maxLength }: JsonObject): { maxLength?: number } {
  const longest = typeof pattern === 'string' ? longestFor(pattern) : undefined
  if (longest === undefined) return {}
  return { maxLength: Math.min(longest, typeof maxLength === 'number' ? maxLength : longest) }
}

function nextTo(node: AST.Quantifier): AST.Element | undefined {
  const { parent } = node
  return parent.type === 'Alternative' ? parent.elements[parent.elements.indexOf(node) + 1] : undefined
}

/** Whether a part matches one character. */
function isOne(part: AST.Element | undefined): boolean {
  return part !== undefined && /^Character(?:Class|Set)?$/.test(part.type)
}

/** Returns the outermost long repetition around a part, and the pattern or the lookahead that it belongs to. */
function placeOf(part: AST.Quantifier | AST.Alternative): { repetition?: AST.Node; sequence: AST.Node } {
  let repetition: AST.Node | undefined
  let sequence: AST.Node = part.parent
  for (
    ;
    sequence.type !== 'Assertion' && sequence.parent && sequence.type !== 'Pattern';
    sequence = sequence.parent
  )
    if (sequence.type === 'Quantifier' && sequence.max > many) repetition = sequence
  return { ...(repetition && { repetition }), sequence }
}

/** Returns the flag with which JavaScript reads a pattern: JSON Schema's, else that of older patterns. */
export function flagOf(pattern: string): 'u' | '' | undefined {
  return (['u', ''] as const).find((flag) => {
    try {
      return new RegExp(pattern, flag)
    } catch {
      return undefined
    }
  })
}
