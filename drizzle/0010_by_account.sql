ALTER TABLE "limits" ALTER COLUMN "bucket" SET DATA TYPE text collate "C";--> statement-breakpoint
CREATE INDEX "challenges_offered" ON "challenges" USING gin ("offered") WHERE offered is not null;--> statement-breakpoint
CREATE INDEX "outbox_account" ON "outbox" USING btree ("account_id") WHERE account_id is not null;