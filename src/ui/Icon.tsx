/**
 * All icons; bundles contain only those in use. Icons are decorative and hidden from assistive technology: text beside
 * them or the control's label says the same. They are 1.25 em wide and high (`size-*` overrides this), with a stroke of
 * 1.75.
 */
export * from 'lucide-react'
