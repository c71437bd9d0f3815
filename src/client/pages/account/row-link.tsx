import { Link } from '#client/ui/link.tsx'

/** 'Edit' on the screen, 'Edit real name' for screen readers. */
export function RowLink({ to, verb, noun }: { to: string; verb: string; noun: string }) {
  return (
    <Link to={to}>
      <span>{verb}</span>
      <span className="visually-hidden">{` ${noun}`}</span>
    </Link>
  )
}
