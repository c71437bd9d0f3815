/**
 * The provider of a passkey by the AAGUID of its authenticator. A selection of
 * https://github.com/passkeydeveloper/passkey-authenticator-aaguids (August 2026). Use it for names only: without
 * attestation, anybody may claim any AAGUID.
 */
const providers: Record<string, string> = {
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  'b5397666-4885-aa6b-cebf-e52262a439a2': 'Chromium Browser',
  '771b48fd-d3d4-4f74-9232-fc157ab0507a': 'Edge on Mac',
  // The list now says 'Apple Passwords', but people see the older name in their settings.
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain (Managed)',
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'd3452668-01fd-4c12-926c-83a4204853aa': 'Microsoft Password Manager',
  '53414d53-554e-4700-0000-000000000000': 'Samsung Pass',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
  '531126d6-e717-415c-9320-3d9aa6981239': 'Dashlane',
  'f3809540-7f14-49c1-a8b3-8f813b225541': 'Enpass',
  'a10c6dd9-465e-4226-8198-c7c44b91c555': 'Kaspersky Password Manager',
  'eaecdef2-1c31-5634-8639-f1cbd9c00a08': 'KeePassDX',
  'fdb141b2-5d84-443e-8a35-4698c205a502': 'KeePassXC',
  '0ea242b4-43c4-4a1b-8b17-dd6d0b6baec6': 'Keeper',
  'b78a0a55-6ef8-d246-a042-ba0f6d55050c': 'LastPass',
  'b84e4048-15dc-4dd0-8640-f4f60813c8af': 'NordPass',
  'fa37f553-f9b6-4adb-ac53-8bbb57ebdf0d': 'Norton Password Manager',
  '50726f74-6f6e-5061-7373-50726f746f6e': 'Proton Pass',
  'b35a26b2-8f6e-4697-ab1d-d44db4da28c6': 'Zoho Vault',
  '66a0ccb3-bd6a-191f-ee06-e375c50b9846': 'Thales',
  '8836336a-f590-0921-301d-46427531eee6': 'Thales',
  'cd69adb5-3c7a-deb9-3177-6800ea6cb72a': 'Thales',
  '17290f1e-c212-34d0-1423-365d729f09d9': 'Thales',
  '39a5647e-1853-446c-a1f6-a79bae9f5bc7': 'IDmelon',
  'ee882879-721c-4913-9775-3dfcce97072a': 'YubiKey 5 Series',
  '2fc0579f-8113-47ea-b116-bb5a8db9202a': 'YubiKey 5 Series with NFC',
}

/** The provider's name for an AAGUID in lower case; null when it is unknown. */
export function providerOf(aaguid: string): string | null {
  return Object.hasOwn(providers, aaguid) ? (providers[aaguid] ?? null) : null
}

const PROVIDERS: ReadonlySet<string> = new Set(Object.values(providers))

/** Whether a text is the name of a known provider. */
export function isProvider(name: string): boolean {
  return PROVIDERS.has(name)
}
