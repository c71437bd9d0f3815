-- What was under way as an undo ends: an address that was removed is nobody's any more, and opens nothing.
DELETE FROM "addresses" WHERE "reserved_until" IS NOT NULL;--> statement-breakpoint
-- A proof says from now on what gave it. It lives five minutes: whoever had one gives another.
DELETE FROM "proofs";--> statement-breakpoint
CREATE TABLE "stop_tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "change_undos" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "change_undos" CASCADE;--> statement-breakpoint
DROP INDEX "addresses_reserved";--> statement-breakpoint
DROP INDEX "changes_undoable_until_index";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "restricted_by_key_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "rests_since" timestamp with time zone;--> statement-breakpoint
UPDATE "accounts" SET "rests_since" = now() WHERE "rests_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD COLUMN "signed_in_with_address" text;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "takes_effect_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "effect" jsonb;--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "asked_by_key_id" uuid;--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "key_id" uuid;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "stop_tokens" ADD CONSTRAINT "stop_tokens_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stop_tokens_change_id_index" ON "stop_tokens" USING btree ("change_id");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_restricted_by_key_id_keys_id_fk" FOREIGN KEY ("restricted_by_key_id") REFERENCES "public"."keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_asked_by_key_id_keys_id_fk" FOREIGN KEY ("asked_by_key_id") REFERENCES "public"."keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_key_id_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_due" ON "accounts" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "accounts_restricted_by_key_id_index" ON "accounts" USING btree ("restricted_by_key_id");--> statement-breakpoint
CREATE INDEX "changes_at_index" ON "changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "changes_waiting" ON "changes" USING btree ("account_id","takes_effect_at") WHERE effect is not null;--> statement-breakpoint
CREATE INDEX "codes_asked_by_key_id_index" ON "codes" USING btree ("asked_by_key_id");--> statement-breakpoint
CREATE INDEX "proofs_key_id_index" ON "proofs" USING btree ("key_id");--> statement-breakpoint
ALTER TABLE "addresses" DROP COLUMN "reserved_until";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "undoable_until";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "by_since";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "keys_added";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "keys_removed";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "addresses_gained";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "addresses_lost";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "email_before";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "email_after";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "undone_at";--> statement-breakpoint
ALTER TABLE "changes" DROP COLUMN "undone_by_since";--> statement-breakpoint
ALTER TABLE "proofs" DROP COLUMN "since";