/** Returns a JSON response of a simulated third party. */
export function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

/** Returns the fields of a URL-encoded body; undefined for any other body. */
export async function formFields(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  return new URLSearchParams(await request.text())
}
