ALTER TABLE "customers" ADD COLUMN "role" text DEFAULT 'shopper' NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "shops" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_role" CHECK (role in ('shopper', 'seller', 'admin'));