-- What a browser key was made by and signed in with moves to its secrets. The newest one of a key is what its last sign-in
-- gave; of older ones only the key's maker is known. None of them descends from another: it cannot be told whether
-- they have one holder, and who cannot be told stays signed in until a first verification.
UPDATE "browser_secrets" SET
	"signed_in_with_key_id" = CASE WHEN "newest"."id" = "browser_secrets"."id"
		THEN "keys"."signed_in_with_key_id" ELSE "keys"."made_by_key_id" END
FROM "keys"
CROSS JOIN LATERAL (
	SELECT "id" FROM "browser_secrets" WHERE "key_id" = "keys"."id" ORDER BY "created_at" DESC, "id" LIMIT 1
) AS "newest"
WHERE "keys"."id" = "browser_secrets"."key_id";--> statement-breakpoint
-- Descent runs through keys that are gone, whose secrets were deleted with them: an ended one, which opens nothing, stands
-- for those.
INSERT INTO "browser_secrets" ("hash", "key_id", "signed_in_with_key_id", "created_at", "expires_at")
SELECT sha256(decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')),
	"id", coalesce("signed_in_with_key_id", "made_by_key_id"), "created_at", now()
FROM "keys"
WHERE "type" = 'browser' AND NOT EXISTS (SELECT FROM "browser_secrets" WHERE "key_id" = "keys"."id");--> statement-breakpoint
UPDATE "browser_secrets" SET "signed_in_by" = "keys"."type"
FROM "keys"
WHERE "keys"."id" = "browser_secrets"."signed_in_with_key_id" AND "keys"."type" IN ('passkey', 'email');--> statement-breakpoint
-- The oldest secret of the maker is the likeliest one to have made it.
UPDATE "keys" SET "made_by_secret_id" = (
	SELECT "id" FROM "browser_secrets" WHERE "key_id" = "keys"."made_by_key_id" ORDER BY "created_at", "id" LIMIT 1
)
WHERE "type" <> 'browser' AND "made_by_key_id" IS NOT NULL;
