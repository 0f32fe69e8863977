ALTER TABLE "found_items" RENAME COLUMN "is_example" TO "example";--> statement-breakpoint
ALTER TABLE "search_documents" RENAME COLUMN "is_example" TO "example";