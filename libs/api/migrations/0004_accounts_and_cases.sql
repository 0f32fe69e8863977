CREATE TABLE "account_tokens" (
	"digest" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"account_id" uuid,
	"pending" jsonb,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"telephone" text,
	"locale" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"saved_stations" text[] DEFAULT '{}' NOT NULL,
	"role" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"token" text NOT NULL,
	"user_agent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"from" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"idempotency_key" uuid
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"lang" text NOT NULL,
	"topic" text,
	"category" text,
	"line" text,
	"station" text,
	"day" date,
	"time" text,
	"text" text NOT NULL,
	"colour" text,
	"marks" text,
	"handed_to" text,
	"name" text,
	"email" text,
	"telephone" text,
	"telephone_digits" text,
	"account_id" uuid,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"matched_item" text,
	"proof" text,
	"appointment" jsonb,
	"emptied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"account_id" uuid,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "confirmed_matches" (
	"reference" text NOT NULL,
	"found_item_id" text NOT NULL,
	"reasons" jsonb NOT NULL,
	CONSTRAINT "confirmed_matches_reference_found_item_id_pk" PRIMARY KEY("reference","found_item_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"name" text NOT NULL,
	"key_digest" text NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_pk" PRIMARY KEY("name","key_digest")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" text PRIMARY KEY NOT NULL,
	"thread" text,
	"in_reply_to" text,
	"recipient" text,
	"locale" text NOT NULL,
	"content" jsonb,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT '-infinity' NOT NULL,
	"posted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"case_reference" text,
	"position" integer
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "found_items" ADD COLUMN "status" text DEFAULT 'kept' NOT NULL;--> statement-breakpoint
ALTER TABLE "found_items" ADD COLUMN "is_example" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- until now the register had only what the content folder invents
UPDATE "found_items" SET "is_example" = true;--> statement-breakpoint
ALTER TABLE "found_items" ADD COLUMN "traits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "found_items" ADD COLUMN "traits_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "source" text DEFAULT 'content' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_reference_cases_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."cases"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_reference_cases_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."cases"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmed_matches" ADD CONSTRAINT "confirmed_matches_found_item_id_found_items_id_fk" FOREIGN KEY ("found_item_id") REFERENCES "public"."found_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_by_account" ON "account_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_by_account" ON "credentials" USING btree ("account_id","provider");--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "case_events_by_case" ON "case_events" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "case_messages_by_case" ON "case_messages" USING btree ("reference","id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_messages_once" ON "case_messages" USING btree ("reference","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_once" ON "cases" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "cases_by_account" ON "cases" USING btree ("account_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cases_by_change" ON "cases" USING btree ("updated_at","reference");--> statement-breakpoint
CREATE INDEX "cases_by_status" ON "cases" USING btree ("kind","status","updated_at");--> statement-breakpoint
CREATE INDEX "cases_by_email" ON "cases" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cases_by_telephone" ON "cases" USING btree ("telephone_digits");--> statement-breakpoint
CREATE INDEX "cases_to_empty" ON "cases" USING btree ("updated_at") WHERE "cases"."emptied_at" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_newest_first" ON "audit_entries" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "attempts_by_end" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at","posted_at") WHERE "mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "mails_by_thread" ON "mails" USING btree ("thread");--> statement-breakpoint
CREATE INDEX "mails_to_empty" ON "mails" USING btree ("ended_at") WHERE "mails"."content" is not null;--> statement-breakpoint
CREATE INDEX "uploads_by_case" ON "uploads" USING btree ("case_reference","position");--> statement-breakpoint
CREATE INDEX "uploads_by_time" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "used_proofs_by_end" ON "used_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "found_items_to_match" ON "found_items" USING btree ("category","found_on","id");