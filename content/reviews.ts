import type { Review } from './formats';

/**
 * Who with a licence has read which article and stands by it: slug of the article → the review. The owner fills it in, with the
 * reviewer's consent in writing; an article that is missing here says nothing about a review. An article that is changed later
 * (`updated`) has to be read again, and the build says so.
 *
 *   'night-anxiety': {
 *     name: 'Dr …', qualification: 'Clinical psychologist, RCI registration …', evidence: 'rehabcouncil.nic.in', date: '2027-01-15',
 *   },
 */
export const REVIEWS: Readonly<Record<string, Review>> = {};
