import { appConfig } from '#client/api/app-config.ts'
import { isWebAuthnSupported } from '#client/lib/webauthn.ts'

/** The browser's capabilities that decide whether this product works. */
export function browserFacts(): Record<string, string> {
  return {
    Browser: navigator.userAgent,
    Language: navigator.language,
    'Secure connection': yesOrNo(window.isSecureContext),
    'Address as configured': yesOrNo(window.location.origin === new URL(appConfig.publicUrl).origin),
    Passkeys: yesOrNo(isWebAuthnSupported()),
    Cookies: yesOrNo(navigator.cookieEnabled),
    'Prefers less motion': yesOrNo(window.matchMedia('(prefers-reduced-motion: reduce)').matches),
  }
}

function yesOrNo(isSo: boolean) {
  return isSo ? 'Yes' : 'No'
}
