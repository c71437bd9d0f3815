CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upid" text NOT NULL,
	"first" text,
	"middle" text,
	"last" text,
	"born_on" date,
	"email" text,
	"pending_email" text,
	"first_verified_at" timestamp with time zone,
	"user_handle" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_upid_unique" UNIQUE("upid"),
	CONSTRAINT "accounts_user_handle_unique" UNIQUE("user_handle")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"verified_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browser_secrets" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"upid" text,
	"user_handle" "bytea",
	"pending_email" text,
	"offered" text[],
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"address" text NOT NULL,
	"purpose" text NOT NULL,
	"key_id" uuid,
	"hmac" "bytea" NOT NULL,
	"token_hash" "bytea",
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"made_by_key_id" uuid,
	"signed_in_with_key_id" uuid,
	"browser_id" text,
	"credential_id" "bytea",
	"public_key" "bytea",
	"counter" bigint,
	"transports" text[],
	"backup_eligible" boolean,
	"backed_up" boolean,
	"aaguid" uuid,
	"provider" text,
	"email" text,
	"activated_at" timestamp with time zone,
	"feature_name" text,
	CONSTRAINT "keys_columns_of_type" CHECK (case type
        when 'browser' then browser_id is not null
        when 'passkey' then credential_id is not null and public_key is not null and counter is not null
          and backup_eligible is not null and backed_up is not null
        when 'email' then email is not null
        when 'feature' then feature_name is not null
        else false end)
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"bucket" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"asked_by_account_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "links_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browser_secrets" ADD CONSTRAINT "browser_secrets_key_id_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_key_id_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_made_by_key_id_keys_id_fk" FOREIGN KEY ("made_by_key_id") REFERENCES "public"."keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keys" ADD CONSTRAINT "keys_signed_in_with_key_id_keys_id_fk" FOREIGN KEY ("signed_in_with_key_id") REFERENCES "public"."keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "links" ADD CONSTRAINT "links_asked_by_account_id_accounts_id_fk" FOREIGN KEY ("asked_by_account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_account_id_index" ON "addresses" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "browser_secrets_key_id_index" ON "browser_secrets" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "challenges_account_id_index" ON "challenges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "challenges_expires_at_index" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_one_per_purpose" ON "codes" USING btree ("account_id","address","purpose");--> statement-breakpoint
CREATE INDEX "codes_key_id_index" ON "codes" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "codes_expires_at_index" ON "codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "keys_account_id_index" ON "keys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "keys_made_by_key_id_index" ON "keys" USING btree ("made_by_key_id");--> statement-breakpoint
CREATE INDEX "keys_signed_in_with_key_id_index" ON "keys" USING btree ("signed_in_with_key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "keys_one_per_browser" ON "keys" USING btree ("account_id","browser_id") WHERE type = 'browser' and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "keys_credential_id" ON "keys" USING btree ("credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "keys_one_per_email" ON "keys" USING btree ("account_id","email") WHERE type = 'email' and revoked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "keys_one_per_feature" ON "keys" USING btree ("account_id","feature_name") WHERE type = 'feature' and revoked_at is null;--> statement-breakpoint
CREATE INDEX "limits_expires_at_index" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "links_asked_by_account_id_index" ON "links" USING btree ("asked_by_account_id");--> statement-breakpoint
CREATE INDEX "links_expires_at_index" ON "links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_next_try_at_index" ON "outbox" USING btree ("next_try_at") WHERE dead_at is null;