export default function VerifyCodePage() {
  return null
}
