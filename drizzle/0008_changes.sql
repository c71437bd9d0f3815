CREATE TABLE "change_undos" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undoable_until" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"by_key_id" uuid,
	"browser" text,
	"by_since" timestamp with time zone NOT NULL,
	"key_type" text,
	"key_name" text,
	"keys_added" uuid[] NOT NULL,
	"keys_removed" uuid[] NOT NULL,
	"addresses_gained" text[] NOT NULL,
	"addresses_lost" text[] NOT NULL,
	"email_before" text,
	"email_after" text,
	"undone_at" timestamp with time zone,
	"undone_by_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "reserved_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "change_undos" ADD CONSTRAINT "change_undos_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_by_key_id_keys_id_fk" FOREIGN KEY ("by_key_id") REFERENCES "public"."keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_undos_change_id_index" ON "change_undos" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "changes_account_id_index" ON "changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "changes_by_key_id_index" ON "changes" USING btree ("by_key_id");--> statement-breakpoint
CREATE INDEX "changes_undoable_until_index" ON "changes" USING btree ("undoable_until");--> statement-breakpoint
CREATE INDEX "addresses_reserved" ON "addresses" USING btree ("reserved_until") WHERE reserved_until is not null;