CREATE TABLE "named_places" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"place" jsonb NOT NULL
);
