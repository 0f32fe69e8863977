ALTER TABLE "categories" DROP CONSTRAINT "categories_group_slug_category_groups_slug_fk";
--> statement-breakpoint
ALTER TABLE "item_likes" DROP CONSTRAINT "item_likes_item_fk";
--> statement-breakpoint
ALTER TABLE "item_texts" DROP CONSTRAINT "item_texts_item_fk";
--> statement-breakpoint
ALTER TABLE "items" DROP CONSTRAINT "items_category_fk";
--> statement-breakpoint
ALTER TABLE "listing_entries" DROP CONSTRAINT "listing_entries_item_fk";
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "category_groups" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "item_texts" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_group_slug_category_groups_slug_fk" FOREIGN KEY ("group_slug") REFERENCES "public"."category_groups"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_likes" ADD CONSTRAINT "item_likes_item_fk" FOREIGN KEY ("group_slug","category_slug","item_id") REFERENCES "public"."items"("group_slug","category_slug","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_texts" ADD CONSTRAINT "item_texts_item_fk" FOREIGN KEY ("group_slug","category_slug","item_id") REFERENCES "public"."items"("group_slug","category_slug","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_fk" FOREIGN KEY ("group_slug","category_slug") REFERENCES "public"."categories"("group_slug","slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_entries" ADD CONSTRAINT "listing_entries_item_fk" FOREIGN KEY ("group_slug","category_slug","item_id") REFERENCES "public"."items"("group_slug","category_slug","id") ON DELETE no action ON UPDATE no action;