export default function ActivateEmailKeyPage() {
  return null
}
