import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { backend } from './api/client.ts'
import { frames } from './api/frames.ts'
import { createQueryClient, guardChanges } from './api/query-client.ts'
import { token } from './api/token.ts'
import { env } from './env.ts'
import { createAppRouter } from './router.tsx'
import { App } from './shell/App.tsx'
import { CrashPage } from './shell/CrashPage.tsx'
import { isLoadFailure, reloadOnce, watchLoadFailures } from './shell/load-failure.ts'
import { startProblem } from './shell/start-problem.ts'
import { alert } from './ui/alerts.ts'
import { afterLeave } from './ui/leaving.ts'
import './ui/tokens.css'
import './shell/shell.css'

/** Raises an error. Returns a function that dismisses it. */
function alertOf(...of: Parameters<typeof alert.error>) {
  const id = alert.error(...of)
  return () => alert.dismiss(id)
}

const queryClient = createQueryClient({
  onRefused: alertOf,
  onSuccess: (title, message) => alert.success(title, message),
  onSessionOver: (message) =>
    alertOf('Error', message, {
      label: 'Log in again',
      run: () => void router.navigate({ to: '/login' }),
    }),
})
guardChanges(queryClient)
const router = createAppRouter({ queryClient })

// A literal condition, so that builds for a real backend drop the simulator.
if (!import.meta.env.VITE_API_URL) {
  const started = import('../mocks/start.ts').then(({ startSimulator }) =>
    startSimulator({
      basePath: env.basePath,
      token: { ...token, isInTab: () => token.scope() === 'tab' },
      frames,
      refresh: () => queryClient.invalidateQueries(),
      begin: (who) => {
        alert.clear()
        if (who === undefined) return
        window.scrollTo(0, 0)
        alert.success(who)
      },
      navigate: (to) => router.history.push(router.buildLocation({ to }).href),
      notify: (title, message) => alert.error(title, message),
      offer: alertOf,
    }),
  )
  backend.whenReady(started)
  started.catch((error: unknown) => {
    console.error(error)
    if (reloadOnce(error)) return
    const advice = isLoadFailure(error)
      ? 'Check your connection and try again.'
      : 'Allow this page to store data in your browser, then try again.'
    const problem = `The simulated backend of this demo didn’t start. ${advice}`
    void afterLeave().then(() => startProblem.set(problem))
  })
}

watchLoadFailures()

/** Maximum wait for the code of the first page, in milliseconds. */
const firstLoadTimeout = 3000

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no element with the id "root".')
const page = createRoot(place)

/**
 * Renders the first page once, with its code: until then index.html shows its heading. A page that takes longer shows the
 * header and that it is loading. A task of its own and React's slices keep a slow phone from blocking for long. Without a
 * top-level await, for which the page's code would wait in turn.
 */
async function openFirstPage() {
  await new Promise((resolve) => setTimeout(resolve))
  const limit = new Promise<void>((resolve) => setTimeout(resolve, firstLoadTimeout))
  if (env.problem === undefined) await Promise.race([router.load(), limit])
  startTransition(() =>
    page.render(
      <StrictMode>
        {env.problem === undefined ? (
          <App queryClient={queryClient} router={router} />
        ) : (
          <CrashPage title="This build is not set up" message={env.problem} />
        )}
      </StrictMode>,
    ),
  )
}
void openFirstPage()
