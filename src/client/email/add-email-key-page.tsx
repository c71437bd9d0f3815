export default function AddEmailKeyPage() {
  return null
}
