export default function BirthdayPage() {
  return null
}
