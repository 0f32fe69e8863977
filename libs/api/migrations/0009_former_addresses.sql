CREATE TABLE "former_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"group_slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"item_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_item_fk" FOREIGN KEY ("group_slug","category_slug","item_id") REFERENCES "public"."items"("group_slug","category_slug","id") ON DELETE no action ON UPDATE no action;