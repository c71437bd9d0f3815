ALTER TABLE "keys" DROP CONSTRAINT "keys_made_by_key_id_keys_id_fk";
--> statement-breakpoint
ALTER TABLE "keys" DROP CONSTRAINT "keys_signed_in_with_key_id_keys_id_fk";
--> statement-breakpoint
DROP INDEX "keys_made_by_key_id_index";--> statement-breakpoint
DROP INDEX "keys_signed_in_with_key_id_index";--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "first_verified_at";--> statement-breakpoint
ALTER TABLE "keys" DROP COLUMN "made_by_key_id";--> statement-breakpoint
ALTER TABLE "keys" DROP COLUMN "signed_in_with_key_id";