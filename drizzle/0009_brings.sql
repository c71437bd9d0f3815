CREATE TABLE "brings" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"brought" text[] NOT NULL,
	"first" text,
	"last" text,
	"born_on" date,
	"first_before" text,
	"last_before" text,
	"born_on_before" date,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brings" ADD CONSTRAINT "brings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brings_account_id_index" ON "brings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "brings_expires_at_index" ON "brings" USING btree ("expires_at");