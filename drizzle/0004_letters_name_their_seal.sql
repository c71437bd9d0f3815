DROP INDEX "outbox_next_try_at_index";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "sealed_by" text;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("attempts","next_try_at") WHERE dead_at is null;