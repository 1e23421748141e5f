/** A file's name in backticks, or a block of code. */
const parts = /`([\w./-]+\.(?:html|ts|yaml))`|^```(\w+)\n(.*?)^```$/gms

/** Returns the files of the example in `mocks/engine/README.md`, by path. A block is the file that the text named last. */
export function filesOf(page: string): Map<string, string> {
  const files = new Map<string, string>()
  let path = ''
  for (const [, name, language, text = ''] of page.matchAll(parts)) {
    if (name !== undefined) path = name
    else if (language !== 'sh') files.set(path, text)
  }
  return files
}

/** Returns the commands of the example, in order. */
export function commandsOf(page: string): string[] {
  return [...page.matchAll(parts)].flatMap(([, , language, text = '']) =>
    language === 'sh' ? text.trim().split('\n') : [],
  )
}
