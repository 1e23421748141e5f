import { createRootRouteWithContext, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSettings } from '../features/session/index.ts'
import { arrive, mainId } from '../shell/arrival.ts'
import { useChat } from '../shell/chat.ts'
import type { RouterContext } from '../shell/context.ts'
import { Footer } from '../shell/Footer.tsx'
import { Header } from '../shell/Header.tsx'
import { NotFoundPage } from '../shell/NotFoundPage.tsx'
import { StartNotice } from '../shell/StartNotice.tsx'
import { titleFor } from '../shell/titles.ts'
import { Announcer } from '../ui/Announcer.tsx'
import { BackToTop } from '../ui/BackToTop.tsx'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Toaster } from '../ui/Toaster.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Layout,
  notFoundComponent: NotFoundPage,
})

/** What every page stands in. */
function Layout() {
  const router = useRouter()
  const pathname = useLocation({ select: (location) => location.pathname })
  const settings = useSettings()
  useChat(settings?.tidio)

  useEffect(() => {
    document.title = titleFor(pathname)
  }, [pathname])

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        // Another search on the same page is no new page, and the first page is read from its beginning anyway.
        if (fromLocation && pathChanged) arrive()
      }),
    [router],
  )

  return (
    <>
      <SkipLink to={mainId} />
      <Header />
      <StartNotice />
      {/* As high as the window at least, so that the footer does not jump when the page's content arrives. */}
      <main id={mainId} className="min-h-dvh">
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <Announcer />
      <Toaster />
    </>
  )
}
