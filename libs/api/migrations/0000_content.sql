CREATE TABLE "categories" (
	"group_slug" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"template" text NOT NULL,
	CONSTRAINT "categories_pk" PRIMARY KEY("group_slug","slug")
);
--> statement-breakpoint
CREATE TABLE "category_groups" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_texts" (
	"group_slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"item_id" text NOT NULL,
	"locale" text NOT NULL,
	"words" jsonb NOT NULL,
	"body_html" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "item_texts_pk" PRIMARY KEY("group_slug","category_slug","item_id","locale")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"group_slug" text NOT NULL,
	"category_slug" text NOT NULL,
	"id" text NOT NULL,
	"published_on" date NOT NULL,
	"facts" jsonb NOT NULL,
	"picture_url" text,
	CONSTRAINT "items_pk" PRIMARY KEY("group_slug","category_slug","id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_group_slug_category_groups_slug_fk" FOREIGN KEY ("group_slug") REFERENCES "public"."category_groups"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_texts" ADD CONSTRAINT "item_texts_item_fk" FOREIGN KEY ("group_slug","category_slug","item_id") REFERENCES "public"."items"("group_slug","category_slug","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_category_fk" FOREIGN KEY ("group_slug","category_slug") REFERENCES "public"."categories"("group_slug","slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "items_newest_first" ON "items" USING btree ("group_slug","category_slug","published_on" DESC NULLS FIRST,"id");