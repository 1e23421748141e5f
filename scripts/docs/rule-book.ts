/** `docs/rules.md`: every rule with the machines that follow it and the tests that prove it. */
import type { Machine } from '../../mocks/rules/machine.ts'
import type { Chapter, Rule } from './rules.ts'
import { anchorOf } from './states.ts'
import { type NamedTest, rulesIn } from './tests.ts'

/** The rule book with its proofs. */
export function ruleBook(
  chapters: readonly Chapter[],
  tests: readonly NamedTest[],
  machines: readonly Machine<string, string>[],
): string {
  return [
    '# Rules',
    'The specification of the product says what screens show and which calls they make. What it leaves open is decided ' +
      'here, so that screens, backend, contract and tests agree. A team with a backend of its own finds the same ' +
      'decisions in the contract, where each is marked `x-assumed`. Tests say in their titles which rules they prove.',
    ...chapters.flatMap(({ title, rules }) => [
      `## ${title}`,
      ...rules.flatMap((rule) => section(rule, tests, machines)),
    ]),
  ].join('\n\n')
}

function section(
  { number, title, text }: Rule,
  tests: readonly NamedTest[],
  machines: readonly Machine<string, string>[],
): string[] {
  const drawn = machines
    .filter(({ source }) => rulesIn(source).has(number))
    .map(({ name }) => `[${name.toLowerCase()}](states.md#${anchorOf(name)})`)
  return [
    `### ${number}. ${title}`,
    text,
    ...(drawn.length > 0 ? [`States: ${drawn.join(', ')}.`] : []),
    ...proofs(tests.filter(({ rules }) => rules.has(number))),
  ]
}

function proofs(tests: readonly NamedTest[]): string[] {
  if (tests.length === 0) return ['No test names it.']
  const files = Map.groupBy(tests, ({ file }) => file)
  const list = [...files].map(([file, own]) => {
    const titles = new Set(own.map(({ title }) => `  - ${escaped(title)}`))
    return [`- [\`${file}\`](../${file})`, ...titles].join('\n')
  })
  const count = `${counted(tests.length, 'test')} in ${counted(files.size, 'file')}`
  return ['<details>', `<summary>${count}</summary>`, list.join('\n'), '</details>']
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

/** Text that Markdown leaves as it is. */
function escaped(text: string): string {
  return text.replace(/[\\`*_<>[\]#|~&]/g, (sign) => `\\${sign}`)
}
