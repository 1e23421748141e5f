import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { buttonClass } from './Button.tsx'

type ButtonLook = Parameters<typeof buttonClass>[0]

/** A router's link that looks like a button. */
export const ButtonLink = createLink(
  ({ variant, size, wide, className, children, ...link }: ComponentProps<'a'> & ButtonLook) => (
    <a {...link} className={buttonClass({ variant, size, wide, className })}>
      {children}
    </a>
  ),
)
