import { Link } from '#client/ui/link.tsx'

/** 'Edit' for the eye, 'Edit real name' for the ear. */
export function RowLink({ to, verb, noun }: { to: string; verb: string; noun: string }) {
  return (
    <Link to={to}>
      <span>{verb}</span>
      <span className="visually-hidden">{` ${noun}`}</span>
    </Link>
  )
}
