/** The fields of an url-encoded body; undefined when the body is something else. */
export async function formFields(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  return new URLSearchParams(await request.text())
}
