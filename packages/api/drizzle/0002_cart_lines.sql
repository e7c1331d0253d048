DROP INDEX "carts_updated_at";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "touched_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "merges" ADD COLUMN "lines" jsonb;--> statement-breakpoint
UPDATE "carts" SET "touched_on" = "updated_at"::date;--> statement-breakpoint
UPDATE "carts" SET "lines" = "items"."lines" FROM (
	SELECT "cart_id", jsonb_agg("data" || jsonb_build_object('qty', "qty") ORDER BY "pos") AS "lines" FROM "cart_items" GROUP BY "cart_id"
) AS "items" WHERE "carts"."id" = "items"."cart_id";--> statement-breakpoint
DROP TABLE "cart_items";--> statement-breakpoint
CREATE INDEX "carts_touched_on" ON "carts" USING btree ("touched_on");
