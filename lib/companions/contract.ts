import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { NAME_MAX_CHARS } from './constants';
import { FIGURES } from './figures/constants';

export const psychologist = z.object({
  id: z.guid(),
  /** names it in addresses: "meera-rao" */
  slug: z.string(),
  name: z.string(),
  imagePath: z.string(),
  areaOfExpertise: z.string(),
  yearsOfExperience: z.int(),
  casesHandled: z.int(),
  /** numeric string, one decimal; "0" without any rating */
  rating: z.string(),
  education: z.string(),
  aboutMe: z.string(),
  isAvailable: z.boolean(),
  minutesRemaining: z.int(),
  /** Busy because people are talking with it; false while it is free, and where an operator has made it busy. */
  isInSession: z.boolean(),
  /** The figures that nobody here has brought about or proved; they are shown with "sample" beside them. */
  samples: z.array(z.enum(FIGURES)),
});

export const listPsychologists = endpoint({
  route: 'GET /api/companions/psychologist',
  response: z.array(psychologist),
  shared: true,
});

export const getProfile = endpoint({
  route: 'GET /api/companions/profile/{id}',
  params: z.object({ id: z.guid() }),
  response: psychologist,
});

export const getProfileByName = endpoint({
  route: 'GET /api/companions/profile/name/{name}',
  // PostgreSQL cannot store NUL in a text, so no name contains it.
  params: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(NAME_MAX_CHARS)
      .regex(/^[^\0]*$/),
  }),
  response: psychologist,
});
