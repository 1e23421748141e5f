import { Container } from '../../ui/Container.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import type { SteadyResult } from './useSteadyQuery.ts'

/** A page about one thing, such as a "job", until its answer arrives, or the failure of its `query`. */
export function PageWaiting({ of, query }: { of: string; query?: SteadyResult | false }) {
  return (
    <Container className="pb-16">
      {query && query.isError ? (
        <>
          <PageHeader title={`We couldn’t load this ${of}`} />
          <LoadFailure title="The page hasn’t loaded." query={query} />
        </>
      ) : (
        <PageSkeleton of={`the ${of}`} name={of.replace(/^./, (letter) => letter.toUpperCase())} />
      )}
    </Container>
  )
}
