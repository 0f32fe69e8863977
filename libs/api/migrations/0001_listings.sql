CREATE TABLE "content_versions" (
	"version" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_likes" (
	"group_slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"item_id" text NOT NULL,
	"visitor_digest" text NOT NULL,
	CONSTRAINT "item_likes_pk" PRIMARY KEY("group_slug","category_slug","item_id","visitor_digest")
);
--> statement-breakpoint
CREATE TABLE "listing_entries" (
	"group_slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"line_id" text NOT NULL,
	"item_id" text NOT NULL,
	"published_on" date NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "listing_entries_pk" PRIMARY KEY("group_slug","category_slug","item_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "found_items" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"found_on" date NOT NULL,
	"line_id" text NOT NULL,
	"station_code" text,
	"kept_until" date NOT NULL,
	"description" text NOT NULL,
	"stored_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"digest" text NOT NULL,
	"archive" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"alert" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"announcement" jsonb NOT NULL
);
--> statement-breakpoint
DROP INDEX "items_newest_first";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_likes" ADD CONSTRAINT "item_likes_item_fk" FOREIGN KEY ("group_slug","category_slug","item_id") REFERENCES "public"."items"("group_slug","category_slug","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_entries" ADD CONSTRAINT "listing_entries_item_fk" FOREIGN KEY ("group_slug","category_slug","item_id") REFERENCES "public"."items"("group_slug","category_slug","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_entries_newest_first" ON "listing_entries" USING btree ("group_slug","category_slug","line_id","published_on" DESC NULLS FIRST,"item_id","starts_on","ends_on");--> statement-breakpoint
CREATE INDEX "listing_entries_by_word" ON "listing_entries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "found_items_newest_first" ON "found_items" USING btree ("found_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "found_items_by_line" ON "found_items" USING btree ("line_id","found_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "alerts_by_end" ON "alerts" USING btree ("ends_at","starts_at");