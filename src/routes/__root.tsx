import { createRootRouteWithContext, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Header } from '../shell/Header.tsx'
import { deferred } from '../shell/deferred.ts'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import type { RouterContext } from '../shell/prefetch.ts'
import { StartNotice } from '../shell/StartNotice.tsx'
import { titleFor } from '../shell/titles.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { arrive, depart, mainId } from '../ui/arrival.ts'
import { SkipLink } from '../ui/SkipLink.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Layout,
  notFoundComponent: NotFoundPage,
})

const DeferredShell = deferred((shell) => shell.DeferredShell)
const Messages = deferred((shell) => shell.Messages)

function Layout() {
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    document.title = titleFor(pathname)
  }, [pathname])

  // Read before anything can be pressed: effects may run only after that.
  const [first] = useState(() => router.history.location.state.__TSR_index)
  useEffect(() => {
    const stopDeparting = router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && depart())
    const stopArriving = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      // On the app's first page, focus stays at the start of the document. A user who left that page before it was
      // rendered has no `fromLocation` either, but another history index.
      const isFirst = !fromLocation && toLocation.state.__TSR_index === first
      // New search parameters are not a new page.
      if (!isFirst && pathChanged) arrive(toLocation.hash)
    })
    return () => {
      stopDeparting()
      stopArriving()
    }
  }, [router, first])

  return (
    <>
      <SkipLink to={mainId} />
      <Header />
      <StartNotice />
      <Messages />
      {/* At least as tall as the window, so that the footer doesn't jump when content loads. */}
      <main id={mainId} className="min-h-dvh">
        <Outlet />
      </main>
      <Announcer />
      <DeferredShell />
    </>
  )
}
