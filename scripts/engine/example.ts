/** The sections of `mocks/engine/README.md` that a reader follows step by step: one example after the other. */
export const examples = {
  bookshelf: /^## (?:Start a simulator|Run it|Show the Simulator panel)$.*?(?=^## |$(?![^]))/gms,
  open: /^## Open contracts$.*?(?=^## )/gms,
}

/** A file's name in backticks, or a block of code. */
const parts = /`([\w./-]+\.(?:html|json|ts|yaml))`|^```(\w+)\n(.*?)^```$/gms

/** Returns the files of an example of the page, by path. A block is, or continues, the file that the text named last. */
export function filesOf(page: string, example: RegExp): Map<string, string> {
  const files = new Map<string, string>()
  let path = ''
  for (const [, name, language, text = ''] of partsOf(page, example)) {
    if (name !== undefined) path = name
    else if (language !== 'sh') files.set(path, (files.get(path) ?? '') + text)
  }
  return files
}

/** Returns the commands of an example of the page, in order. */
export function commandsOf(page: string, example: RegExp): string[] {
  return partsOf(page, example).flatMap(([, , language, text = '']) =>
    language === 'sh' ? text.trim().split('\n') : [],
  )
}

function partsOf(page: string, example: RegExp): RegExpExecArray[] {
  return [...page.matchAll(example)].flatMap(([section]) => [...section.matchAll(parts)])
}
