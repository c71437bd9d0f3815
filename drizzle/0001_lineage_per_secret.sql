CREATE TABLE "held_notices" (
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_notices_account_id_address_event_pk" PRIMARY KEY("account_id","address","event")
);
--> statement-breakpoint
DROP INDEX "keys_one_per_browser";--> statement-breakpoint
ALTER TABLE "browser_secrets" DROP CONSTRAINT "browser_secrets_pkey";--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD COLUMN "renewed_from" uuid;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD COLUMN "signed_in_by" text;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD COLUMN "signed_in_with_key_id" uuid;--> statement-breakpoint
ALTER TABLE "keys" ADD COLUMN "made_by_secret_id" uuid;--> statement-breakpoint
ALTER TABLE "held_notices" ADD CONSTRAINT "held_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_notices_due_at_index" ON "held_notices" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD CONSTRAINT "browser_secrets_renewed_from_browser_secrets_id_fk" FOREIGN KEY ("renewed_from") REFERENCES "public"."browser_secrets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD CONSTRAINT "browser_secrets_signed_in_with_key_id_keys_id_fk" FOREIGN KEY ("signed_in_with_key_id") REFERENCES "public"."keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_made_by_secret_id_browser_secrets_id_fk" FOREIGN KEY ("made_by_secret_id") REFERENCES "public"."browser_secrets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browser_secrets_renewed_from_index" ON "browser_secrets" USING btree ("renewed_from");--> statement-breakpoint
CREATE INDEX "browser_secrets_signed_in_with_key_id_index" ON "browser_secrets" USING btree ("signed_in_with_key_id");--> statement-breakpoint
CREATE INDEX "keys_live" ON "keys" USING btree ("account_id","created_at","id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "keys_awaiting_activation" ON "keys" USING btree ("created_at") WHERE type = 'email' and activated_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "keys_made_by_secret_id_index" ON "keys" USING btree ("made_by_secret_id");--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("dead_at") WHERE dead_at is not null;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD CONSTRAINT "browser_secrets_hash_unique" UNIQUE("hash");