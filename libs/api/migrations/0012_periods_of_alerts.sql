CREATE TABLE "service_alerts" (
	"id" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"alert" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "service_alerts_by_end" ON "service_alerts" USING btree ("ends_at","starts_at");--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "service_alerts" FOR EACH ROW EXECUTE FUNCTION "notify_change"('notices');
--> statement-breakpoint
-- the periods of before were both: when an alert was shown, and when it closed something
CREATE FUNCTION "with_both_periods"("alert" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT ("alert" - 'activePeriods') || jsonb_build_object('shownPeriods', "alert"->'activePeriods', 'impactPeriods', "alert"->'activePeriods')
$$;
--> statement-breakpoint
INSERT INTO "service_alerts" ("id", "source", "starts_at", "ends_at", "alert") SELECT "id", "source", "starts_at", "ends_at", "with_both_periods"("alert") FROM "alerts";
--> statement-breakpoint
-- A process of the release before writes only "alerts". What it publishes for the desk must not be lost during an upgrade; alerts
-- of the content and of feeds are written again by every process.
CREATE FUNCTION "forward_desk_alert"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "service_alerts" ("id", "source", "starts_at", "ends_at", "alert")
	VALUES (NEW."id", NEW."source", NEW."starts_at", NEW."ends_at", "with_both_periods"(NEW."alert"))
	ON CONFLICT ("id") DO UPDATE SET "starts_at" = EXCLUDED."starts_at", "ends_at" = EXCLUDED."ends_at", "alert" = EXCLUDED."alert"
	WHERE "service_alerts"."source" = 'desk';
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "forward_desk_alert" AFTER INSERT OR UPDATE ON "alerts" FOR EACH ROW WHEN (NEW."source" = 'desk') EXECUTE FUNCTION "forward_desk_alert"();
