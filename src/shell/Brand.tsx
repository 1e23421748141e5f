import { Link } from '@tanstack/react-router'
import { productName } from '../product.ts'

/** The product's logo and name, linking to the home page. */
export function Brand() {
  return (
    <Link
      to="/"
      aria-label={`${productName}, home`}
      className="inline-flex min-h-10 items-center gap-2 rounded-md text-lead leading-none font-[650] tracking-tighter text-ink no-underline hover:text-action"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 shrink-0">
        <rect width="32" height="32" rx="6" className="fill-action" />
        <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-action-ink">
          <path d="M9 25V14A7 7 0 0 1 16 7h8" />
          <path d="M9 25a9 9 0 0 1 9-9h3.5" />
        </g>
      </svg>
      {/* The narrowest phones have room for the logo only; `aria-label` still names the link. */}
      <span className="max-[23rem]:hidden">{productName}</span>
    </Link>
  )
}
