CREATE TABLE "equipment_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "equipment_reports" FOR EACH ROW EXECUTE FUNCTION "notify_change"('notices');
