-- When a transaction commits, all processes receive which part of the public content it has changed (LISTEN raang_changes).
-- By row: a statement that changes nothing sends nothing. PostgreSQL sends equal notices of a transaction once.
CREATE FUNCTION "notify_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('raang_changes', TG_ARGV[0]);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "content_versions" FOR EACH ROW EXECUTE FUNCTION "notify_change"('content');
--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "search_versions" FOR EACH ROW EXECUTE FUNCTION "notify_change"('content');
--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "named_places" FOR EACH ROW EXECUTE FUNCTION "notify_change"('content');
--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "feeds" FOR EACH ROW EXECUTE FUNCTION "notify_change"('network');
--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "alerts" FOR EACH ROW EXECUTE FUNCTION "notify_change"('notices');
--> statement-breakpoint
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE OR DELETE ON "announcements" FOR EACH ROW EXECUTE FUNCTION "notify_change"('notices');
--> statement-breakpoint
-- not of the polled feed, which reports every 30 seconds
CREATE TRIGGER "notify_change" AFTER INSERT OR UPDATE ON "service_reports" FOR EACH ROW WHEN (NEW."source" <> 'feed') EXECUTE FUNCTION "notify_change"('notices');
--> statement-breakpoint
-- not the traits, which only the desk sees
CREATE TRIGGER "notify_change" AFTER INSERT OR DELETE OR UPDATE OF "category", "found_on", "line_id", "station_code", "kept_until", "status", "is_example" ON "found_items" FOR EACH ROW EXECUTE FUNCTION "notify_change"('register');
