CREATE TABLE "service_reports" (
	"source" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone
);
