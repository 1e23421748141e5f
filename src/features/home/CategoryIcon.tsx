import { createElement, useState } from 'react'
import { fileUrl } from '../../api/files.ts'
import { cx } from '../../ui/cx.ts'
import {
  BookOpen,
  Briefcase,
  Building2,
  Calculator,
  Code,
  Factory,
  FlaskConical,
  Gavel,
  GraduationCap,
  HandHeart,
  HardHat,
  Headphones,
  HeartPulse,
  Hotel,
  Landmark,
  Leaf,
  Megaphone,
  Palette,
  Plane,
  Scale,
  Shield,
  ShoppingBag,
  Sprout,
  Stethoscope,
  Truck,
  Utensils,
  Warehouse,
  Wrench,
  type LucideIcon,
} from '../../ui/Icon.tsx'

/** The icons by their keys: those that the backend is known to send, and similar ones. */
const icons = new Map<string, LucideIcon>([
  ['book-open', BookOpen],
  ['building-2', Building2],
  ['calculator', Calculator],
  ['code', Code],
  ['factory', Factory],
  ['flask-conical', FlaskConical],
  ['gavel', Gavel],
  ['graduation-cap', GraduationCap],
  ['hand-heart', HandHeart],
  ['hard-hat', HardHat],
  ['headphones', Headphones],
  ['heart-pulse', HeartPulse],
  ['hotel', Hotel],
  ['landmark', Landmark],
  ['leaf', Leaf],
  ['megaphone', Megaphone],
  ['palette', Palette],
  ['plane', Plane],
  ['scale', Scale],
  ['shield', Shield],
  ['shopping-bag', ShoppingBag],
  ['sprout', Sprout],
  ['stethoscope', Stethoscope],
  ['truck', Truck],
  ['utensils', Utensils],
  ['warehouse', Warehouse],
  ['wrench', Wrench],
])

/**
 * The icon of a category: a built-in icon by its key, or an image by its URL. A briefcase if the key is unknown or the
 * image doesn't load.
 */
export function CategoryIcon({ icon, className }: { icon: string | null | undefined; className?: string }) {
  const [broken, setBroken] = useState<string>()
  // A URL contains a slash or a dot; a key contains neither.
  const src = icon && /[/.]/.test(icon) ? fileUrl(icon) : undefined
  if (src !== undefined && src !== broken) {
    return (
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={cx('object-contain', className)}
      />
    )
  }
  const glyph = icons.get(icon?.trim().toLowerCase() ?? '') ?? Briefcase
  return createElement(glyph, className ? { className } : {})
}
