import type { Admin } from '../admin/admin.ts'
import type { Person } from './accounts.ts'
import type { TokenScope } from '../panel/host.ts'
import type { SimulatorHost } from './host.ts'

/** Logs this tab, or the browser, in as another person, and lets the page say so. */
export async function logInAs(
  { admin, host }: { admin: Admin; host: Pick<SimulatorHost, 'token' | 'begin'> },
  { email, name }: Pick<Person, 'email' | 'name'>,
  scope: TokenScope,
): Promise<void> {
  const { token } = await admin.signIn(email)
  host.token.set(token, scope)
  host.begin(`You’re now ${name}.`)
}
