import type { Client } from 'pg';
import { EXAMPLES } from './cast/examples.ts';
import { COMPANIONS } from './companions.ts';
import { exampleLines, personaLines } from './persona.ts';
import { PROMPTS } from './prompts.ts';
import { REVIEWS } from './reviews.ts';

/** Rows written by one run; all 0 when everything was there already. */
export interface Seeded {
  companions: number;
  /** Companions that nobody has edited and that got their examples. */
  examples: number;
  prompts: number;
  reviews: number;
}

/** Companions appear in the order of the data: a minute apart, beginning here. */
const FIRST_CREATED_AT = Date.UTC(2026, 10, 1);
const MINUTE_MS = 60_000;

/** One statement: an installation is seeded as a whole or not at all, also when the process dies half-way. */
const SEED = `
WITH new_companions AS (
  INSERT INTO companions (id, name, image_path, about_me, persona, suitable_for_chat_types, years_of_experience,
                          education, area_of_expertise, rating, cases_handled, created_at)
  SELECT id, name, image_path, about_me, persona, suitable_for_chat_types, years_of_experience,
         education, area_of_expertise, rating, cases_handled, created_at
  FROM jsonb_to_recordset($1::jsonb) AS row (
    id uuid, name text, image_path text, about_me text, persona text, suitable_for_chat_types text[],
    years_of_experience int, education text, area_of_expertise text, rating numeric(3,1), cases_handled int,
    created_at timestamptz)
  ON CONFLICT DO NOTHING
  RETURNING 1
), new_examples AS (
  UPDATE companions SET persona = row.persona
  FROM jsonb_to_recordset($1::jsonb) AS row (id uuid, persona text, persona_before text)
  WHERE companions.id = row.id AND companions.persona = row.persona_before
  RETURNING 1
), new_prompts AS (
  INSERT INTO prompts (id, prompt_text, prompt_version, prompt_for, agent_template, is_active)
  SELECT id, prompt_text, prompt_version, prompt_for, agent_template,
         current AND NOT EXISTS (SELECT 1 FROM prompts p WHERE p.prompt_for = row.prompt_for AND p.is_active)
  FROM jsonb_to_recordset($2::jsonb) AS row (
    id uuid, prompt_text text, prompt_version varchar(20), prompt_for varchar(50), agent_template text, current boolean)
  ON CONFLICT DO NOTHING
  RETURNING 1
), new_reviews AS (
  INSERT INTO companion_reviews (id, companion_id, rating, review_text, reviewer_name, is_verified, is_sample, created_at)
  SELECT id, companion_id, rating, review_text, reviewer_name, false, true, created_at
  FROM jsonb_to_recordset($3::jsonb) AS row (
    id uuid, companion_id uuid, rating int, review_text text, reviewer_name text, created_at timestamptz)
  ON CONFLICT DO NOTHING
  RETURNING 1
)
SELECT (SELECT count(*)::int FROM new_companions) AS companions,
       (SELECT count(*)::int FROM new_examples) AS examples,
       (SELECT count(*)::int FROM new_prompts) AS prompts,
       (SELECT count(*)::int FROM new_reviews) AS reviews`;

function companionRows() {
  return COMPANIONS.map((companion, index) => ({
    id: companion.id,
    name: companion.name,
    image_path: companion.imagePath,
    about_me: companion.aboutMe,
    persona: `${personaLines(companion.persona)}\n${exampleLines(EXAMPLES[companion.name] ?? [])}`,
    // As it was seeded before there were examples.
    persona_before: personaLines(companion.persona),
    suitable_for_chat_types: companion.suitableForChatTypes,
    years_of_experience: companion.yearsOfExperience,
    education: companion.education,
    area_of_expertise: companion.areaOfExpertise,
    rating: companion.rating,
    cases_handled: companion.casesHandled,
    created_at: new Date(FIRST_CREATED_AT + index * MINUTE_MS).toISOString(),
  }));
}

function promptRows() {
  return PROMPTS.map((prompt) => ({
    id: prompt.id,
    prompt_text: prompt.promptText,
    prompt_version: prompt.promptVersion,
    prompt_for: prompt.promptFor,
    agent_template: prompt.agentTemplate,
    current: prompt.current,
  }));
}

function reviewRows() {
  return REVIEWS.map((review) => ({
    id: review.id,
    companion_id: review.companionId,
    rating: review.rating,
    review_text: review.reviewText,
    reviewer_name: review.reviewerName,
    created_at: `${review.writtenOn}T12:00:00+05:30`,
  }));
}

/**
 * Writes the companions, prompts and sample reviews that are missing.
 * Rows are known by their fixed ids: running it again changes nothing, and what an operator edited stays edited. A companion that
 * was seeded before there were examples, and that nobody edited since, gets its examples.
 * A chat type that has an active prompt keeps it; a newer version waits until it is activated (`npm run prompts`).
 */
export async function seed(client: Client): Promise<Seeded> {
  const rows = [companionRows(), promptRows(), reviewRows()].map((part) => JSON.stringify(part));
  const { rows: counts } = await client.query<Seeded>(SEED, rows);
  return counts[0] ?? { companions: 0, examples: 0, prompts: 0, reviews: 0 };
}
