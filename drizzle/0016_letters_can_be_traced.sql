-- Letters of versions that named neither. The name of the secret is in front of the seal; a dead letter has lost both.
UPDATE "outbox" SET "sealed_by" = split_part("sealed", ':', 1) WHERE "sealed_by" IS NULL;--> statement-breakpoint
UPDATE "outbox" SET "kind" = 'unknown' WHERE "kind" IS NULL;--> statement-breakpoint
DROP INDEX "outbox_dead";--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "sealed_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "reply" text;--> statement-breakpoint
UPDATE "outbox" SET "state" = 'dead' WHERE "dead_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_fingerprint" ON "outbox" USING btree ("fingerprint") WHERE fingerprint is not null;--> statement-breakpoint
CREATE INDEX "outbox_ended" ON "outbox" USING btree ("state","dead_at") WHERE dead_at is not null;