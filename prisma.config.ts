import { defineConfig } from 'prisma/config';

export default defineConfig({
  schema: 'prisma',
  migrations: { path: 'prisma/migrations' },
  // `prisma generate` must work with no database at hand, so an unset address may not be an error here.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset@127.0.0.1:1/unset' },
});
