CREATE TABLE "seen_alerts" (
	"key" text PRIMARY KEY NOT NULL,
	"alert" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"gone_at" timestamp with time zone,
	"is_old" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_job" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"ran_at" timestamp with time zone,
	"reported_at" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stopped_at" timestamp with time zone,
	"unlimited_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_requests" (
	"digest" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"wish" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"lines" text[] NOT NULL,
	"stations" text[] NOT NULL,
	"days" text[] NOT NULL,
	"from" text,
	"until" text,
	"severity" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "told_alerts" (
	"subscription_id" uuid NOT NULL,
	"alert_key" text NOT NULL,
	"stage" text NOT NULL,
	"mail_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"extent" jsonb NOT NULL,
	CONSTRAINT "told_alerts_pk" PRIMARY KEY("subscription_id","alert_key","stage")
);
--> statement-breakpoint
DROP INDEX "mails_due";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "told_alerts" ADD CONSTRAINT "told_alerts_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_alerts" ADD CONSTRAINT "told_alerts_alert_key_seen_alerts_key_fk" FOREIGN KEY ("alert_key") REFERENCES "public"."seen_alerts"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_requests_by_end" ON "subscription_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "told_alerts_by_time" ON "told_alerts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "told_alerts_by_alert" ON "told_alerts" USING btree ("alert_key");--> statement-breakpoint
CREATE INDEX "mails_in_order" ON "mails" USING btree ("is_bulk","due_at","posted_at") WHERE "mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_to_expire" ON "mails" USING btree ("expires_at") WHERE "mails"."status" = 'waiting' and "mails"."expires_at" is not null;