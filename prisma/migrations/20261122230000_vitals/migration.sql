-- CreateTable
CREATE TABLE "vitals_counts" (
    "day" DATE NOT NULL,
    "page" VARCHAR(60) NOT NULL,
    "metric" VARCHAR(3) NOT NULL,
    "bucket" INTEGER NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "vitals_counts_pkey" PRIMARY KEY ("day","page","metric","bucket")
);



-- What Prisma's schema language cannot say -------------------------------------------------------------------

ALTER TABLE "vitals_counts"
  ADD CONSTRAINT "vitals_counts_metric_check" CHECK ("metric" IN ('LCP', 'INP', 'CLS')),
  ADD CONSTRAINT "vitals_counts_numbers_check" CHECK ("bucket" >= 0 AND "visits" > 0);
