import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate` in this folder: writes the next migration from the schema, needs no database. */
export default defineConfig({ dialect: 'postgresql', schema: './src/database/schema.ts', out: './drizzle' });
