-- The browser of a passkey is the one whose session added it. A security key, or a phone that was reached from there, is on
-- no browser's device.
UPDATE "keys" AS "passkey" SET "browser_id" = "maker"."browser_id"
FROM "browser_secrets" AS "secret" JOIN "keys" AS "maker" ON "maker"."id" = "secret"."key_id"
WHERE "passkey"."type" = 'passkey' AND "secret"."id" = "passkey"."made_by_secret_id"
	AND NOT coalesce("passkey"."transports" && ARRAY['usb', 'nfc', 'ble', 'smart-card', 'hybrid'], false);--> statement-breakpoint
-- A new account may begin with a passkey: the same transaction made the key of its browser.
UPDATE "keys" AS "passkey" SET "browser_id" = "maker"."browser_id"
FROM "browser_secrets" AS "secret" JOIN "keys" AS "maker" ON "maker"."id" = "secret"."key_id"
WHERE "passkey"."type" = 'passkey' AND "passkey"."made_by_secret_id" IS NULL
	AND "secret"."signed_in_with_key_id" = "passkey"."id" AND "secret"."created_at" = "passkey"."created_at"
	AND NOT coalesce("passkey"."transports" && ARRAY['usb', 'nfc', 'ble', 'smart-card', 'hybrid'], false);
