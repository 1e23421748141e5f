import type { ComponentType } from 'react'
import { Container } from '../../src/ui/Container.tsx'

/** The time in stories of components. */
export const now = '2026-11-20T12:00:00Z'

/** Shows a component as wide as a page, or as a form. */
export const inContainer = (className: string, width: 'page' | 'form' = 'page') =>
  function InContainer(Story: ComponentType) {
    return (
      <Container className={className} width={width}>
        <Story />
      </Container>
    )
  }
