export default function KeyPage() {
  return null
}
