CREATE TABLE "search_documents" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"kind" text NOT NULL,
	"target" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"aliases" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	"published_on" date,
	"is_example" boolean NOT NULL,
	"place_kind" text,
	"station" jsonb,
	"digest" text NOT NULL,
	"version" bigint NOT NULL,
	"is_removed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_versions" (
	"is_only" boolean PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "listing_entries_by_word";--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "documents_version" text;--> statement-breakpoint
CREATE INDEX "search_documents_by_version" ON "search_documents" USING btree ("version","key");--> statement-breakpoint
ALTER TABLE "listing_entries" DROP COLUMN "search";