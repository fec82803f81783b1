import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { OPERATOR_ROLES } from '@/lib/kit/operator';

const role = z.enum(OPERATOR_ROLES, { error: 'Choose owner, support, safety or content.' });

/** Who may work in the console. */
export const listRoles = endpoint({
  route: 'GET /api/admin/roles',
  operators: ['owner'],
  response: z.object({
    operators: z.array(
      z.object({
        email: z.string(),
        role,
        /** Null for an owner of the settings, whom nobody can change here. */
        givenBy: z.string().nullable(),
        /** ISO 8601 */
        changedAt: z.string().nullable(),
      }),
    ),
  }),
});

/** Gives a Google account a role, or takes it away. */
export const setRole = endpoint({
  route: 'POST /api/admin/roles',
  operators: ['owner'],
  body: z.object({
    email: z
      .string({ error: 'Please enter an e-mail address.' })
      .trim()
      .toLowerCase()
      .max(254, 'Please enter an e-mail address.')
      .pipe(z.email('Please enter an e-mail address.')),
    role: role.nullable(),
  }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 30, perSeconds: 600 },
});
