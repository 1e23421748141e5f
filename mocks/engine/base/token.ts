/** Returns the function that reads the token after a scheme in `Authorization`: `authorization('token')` reads `Token abc`. */
export function authorization(scheme: string): (request: Request) => string | undefined {
  return ({ headers }) => {
    const [word = '', token] = (headers.get('authorization') ?? '').split(/ +/)
    return word.toLowerCase() === scheme.toLowerCase() ? token : undefined
  }
}

/** Returns the token of a request with `Authorization: Bearer`. */
export const bearerToken = authorization('bearer')
