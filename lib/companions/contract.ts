import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

export const psychologist = z.object({
  id: z.guid(),
  name: z.string(),
  imagePath: z.string(),
  areaOfExpertise: z.string(),
  yearsOfExperience: z.int(),
  casesHandled: z.int(),
  /** numeric string, one decimal; "0" when nobody rated yet */
  rating: z.string(),
  education: z.string(),
  aboutMe: z.string(),
  isAvailable: z.boolean(),
  minutesRemaining: z.int(),
});

export const listPsychologists = endpoint({
  route: 'GET /api/companions/psychologist',
  response: z.array(psychologist),
});
