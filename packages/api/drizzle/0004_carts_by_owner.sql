ALTER TABLE "carts" DROP CONSTRAINT "carts_pkey";--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_owner_pkey" PRIMARY KEY("owner_kind","owner_id");--> statement-breakpoint
ALTER TABLE "carts" DROP CONSTRAINT "carts_owner";
