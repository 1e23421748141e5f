import { createElement } from 'react'
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

/** The glyphs that a category can name; those that the backend is known to send, and near relatives. */
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

/** The glyph of a category by the key that the backend names; a briefcase for a key that is not known. */
export function CategoryIcon({ icon, className }: { icon: string | null | undefined; className?: string }) {
  const glyph = icons.get(icon?.trim().toLowerCase() ?? '') ?? Briefcase
  return createElement(glyph, className ? { className } : {})
}
