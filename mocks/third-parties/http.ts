/** A JSON answer of a simulated third party. */
export function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

/** The fields of a URL-encoded body; undefined for other bodies. */
export async function formFields(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  return new URLSearchParams(await request.text())
}
