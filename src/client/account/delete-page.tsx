export default function DeletePage() {
  return null
}
