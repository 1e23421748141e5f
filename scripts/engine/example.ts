/** The sections of `mocks/engine/README.md` that a reader follows step by step. */
const sections = /^## (?:Start a simulator|Run it|Show the Simulator panel)$.*?(?=^## |$(?![^]))/gms

/** A file's name in backticks, or a block of code. */
const parts = /`([\w./-]+\.(?:html|json|ts|yaml))`|^```(\w+)\n(.*?)^```$/gms

/** Returns the files of the page's example, by path. A block is, or continues, the file that the text named last. */
export function filesOf(page: string): Map<string, string> {
  const files = new Map<string, string>()
  let path = ''
  for (const [, name, language, text = ''] of partsOf(page)) {
    if (name !== undefined) path = name
    else if (language !== 'sh') files.set(path, (files.get(path) ?? '') + text)
  }
  return files
}

/** Returns the commands of the page's example, in order. */
export function commandsOf(page: string): string[] {
  return partsOf(page).flatMap(([, , language, text = '']) =>
    language === 'sh' ? text.trim().split('\n') : [],
  )
}

function partsOf(page: string): RegExpExecArray[] {
  return [...page.matchAll(sections)].flatMap(([section]) => [...section.matchAll(parts)])
}
