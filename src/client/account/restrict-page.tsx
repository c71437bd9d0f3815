export default function RestrictPage() {
  return null
}
