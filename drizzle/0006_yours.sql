CREATE TABLE "journal" (
	"account_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"event" text NOT NULL,
	"browser" text,
	"key_type" text,
	"key_name" text,
	"detail" text,
	"previous" text,
	"hash" text NOT NULL,
	CONSTRAINT "journal_account_id_seq_pk" PRIMARY KEY("account_id","seq")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"secret_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "rests_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "journal_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "journal_hash" text;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_secret_id_browser_secrets_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."browser_secrets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proofs_secret_id_index" ON "proofs" USING btree ("secret_id");--> statement-breakpoint
CREATE INDEX "proofs_expires_at_index" ON "proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "accounts_resting" ON "accounts" USING btree ("rests_until") WHERE rests_until is not null;