-- The counts start again, once: as around the end of a window, twice the number may pass in one hour or day.
DELETE FROM "limits";--> statement-breakpoint
ALTER TABLE "limits" DROP COLUMN "bucket";--> statement-breakpoint
ALTER TABLE "limits" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "limits" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
ALTER TABLE "limits" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "limits" ADD CONSTRAINT "limits_subject_kind_address_pk" PRIMARY KEY("subject","kind","address");
