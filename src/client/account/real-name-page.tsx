export default function RealNamePage() {
  return null
}
