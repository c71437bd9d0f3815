export default function EmailKeyPage() {
  return null
}
