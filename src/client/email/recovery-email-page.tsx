export default function RecoveryEmailPage() {
  return null
}
