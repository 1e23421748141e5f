import { env } from '../env.ts'
import { productName } from '../product.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Container } from '../ui/Container.tsx'
import { RotateCcw } from '../ui/Icon.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'

/** Shown instead of the app if it can't render or its build is misconfigured. Works without router and backend. */
export function CrashPage({ title, message }: { title: string; message: string }) {
  return (
    <main>
      <Container>
        <PageHeader above={<p className="font-semibold">{productName}</p>} title={title} intro={message} />
        <p className="flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => window.location.reload()}>
            <RotateCcw />
            Try again
          </Button>
          <a href={env.basePath} className={buttonClass()}>
            Go to the home page
          </a>
        </p>
      </Container>
    </main>
  )
}
