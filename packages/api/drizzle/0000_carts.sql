CREATE TABLE "cart_items" (
	"cart_id" bigint NOT NULL,
	"item_id" text NOT NULL,
	"pos" integer NOT NULL,
	"data" jsonb NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "cart_items_cart_id_item_id_pk" PRIMARY KEY("cart_id","item_id"),
	CONSTRAINT "cart_items_qty" CHECK ("cart_items"."qty" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"rev" bigint DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_owner" UNIQUE("owner_kind","owner_id"),
	CONSTRAINT "carts_owner_kind" CHECK ("carts"."owner_kind" in ('guest', 'customer'))
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;