/**
 * Returns the file name of a `content-disposition` header (RFC 6266), preferring `filename*` (RFC 8187). Folders
 * are removed, and `saveFile` removes what file systems reject; `undefined` if no usable name is left.
 */
export function fileNameOf(header: string | null): string | undefined {
  const parameters = header === null ? undefined : readParameters(header)
  return safeName(extended(parameters?.get('filename*'))) ?? safeName(parameters?.get('filename'))
}

function readParameters(header: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, plain = ''] of header.matchAll(
    /;\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g,
  )) {
    const value = quoted === undefined ? plain.trim() : quoted.replace(/\\(.)/g, '$1')
    if (!parameters.has(name.toLowerCase())) parameters.set(name.toLowerCase(), value)
  }
  return parameters
}

/** Decodes `UTF-8''r%C3%A9sum%C3%A9.pdf`, or the same in ISO-8859-1. */
function extended(value: string | undefined): string | undefined {
  const [, charset = '', encoded] = /^([\w-]+)'[^']*'(.*)$/.exec(value ?? '') ?? []
  if (encoded === undefined) return undefined
  try {
    if (/^utf-8$/i.test(charset)) return decodeURIComponent(encoded)
    if (!/^iso-8859-1$/i.test(charset)) return undefined
    return encoded.replace(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  } catch {
    return undefined
  }
}

function safeName(name: string | undefined): string | undefined {
  return name?.replace(/^.*[/\\]/s, '').replace(/^[\s.]+/, '') || undefined
}
