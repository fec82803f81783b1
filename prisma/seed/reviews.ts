/** A review written for the demonstration data; the screens mark it as a sample. */
export interface SeedReview {
  id: string;
  companionId: string;
  reviewerName: string;
  /** 1 to 5 */
  rating: number;
  reviewText: string;
  /** YYYY-MM-DD */
  writtenOn: string;
}

/** Two or three per psychologist companion, none of them from a user. */
export const REVIEWS: SeedReview[] = [
  // Isha Menon
  {
    id: '7fcf6ab0-a535-41fd-b7df-07dccf930e25',
    companionId: 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff',
    reviewerName: 'Nidhi S.',
    rating: 5,
    reviewText:
      'I came to cry about my breakup and left with one unsent letter. It helped more than I thought.',
    writtenOn: '2026-09-04',
  },
  {
    id: 'b932af08-e9b0-44c3-9b8f-358ea9bf3004',
    companionId: 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff',
    reviewerName: 'Arnav',
    rating: 5,
    reviewText: 'Never pushed me to move on. Just asked what was loudest today.',
    writtenOn: '2026-10-02',
  },
  {
    id: 'afb5ce53-0f98-41c7-a4bc-f6d06329868a',
    companionId: 'c83ed89d-8f3d-4bd1-8a0c-251d867c82ff',
    reviewerName: 'Shruti K.',
    rating: 4,
    reviewText: 'Gentle and slow. Some evenings I wanted quicker answers.',
    writtenOn: '2026-10-21',
  },
  // Harpreet Gill
  {
    id: '4c5518da-ccb5-4001-bfa0-776a71741976',
    companionId: '832d79d8-fad8-4903-8a50-66a9fd28cd81',
    reviewerName: 'Varun M.',
    rating: 5,
    reviewText: 'One boundary at a time. I close my laptop at eight now.',
    writtenOn: '2026-08-29',
  },
  {
    id: '38d53dc1-09fd-4fe4-9153-0371a9c72afd',
    companionId: '832d79d8-fad8-4903-8a50-66a9fd28cd81',
    reviewerName: 'Deepa',
    rating: 4,
    reviewText: 'Straight talk with humour. Felt less alone with my deadlines.',
    writtenOn: '2026-10-11',
  },
  // Meera Rao
  {
    id: '51dd2b3e-e81a-4b90-b781-5f0a0670cbe0',
    companionId: '1024c4f0-0003-429c-b8b3-9ffe7bb56714',
    reviewerName: 'Sonal',
    rating: 5,
    reviewText: 'Gave me one sentence for my mother-in-law. It actually worked.',
    writtenOn: '2026-08-18',
  },
  {
    id: 'e660f1b1-bc20-4366-82fc-11ca142443ff',
    companionId: '1024c4f0-0003-429c-b8b3-9ffe7bb56714',
    reviewerName: 'Prakash R.',
    rating: 5,
    reviewText: 'Made me laugh at our family fights and see my own part in them.',
    writtenOn: '2026-09-27',
  },
  {
    id: 'c12f0991-38d1-4a5a-974c-a739e9ad7868',
    companionId: '1024c4f0-0003-429c-b8b3-9ffe7bb56714',
    reviewerName: 'Anjali',
    rating: 5,
    reviewText: 'Listens to both sides even when only I am there.',
    writtenOn: '2026-10-24',
  },
  // Rohan Das
  {
    id: '2a6aa664-b168-4101-88cb-435ff43e299e',
    companionId: 'f5fbacbd-f312-4fab-b3b1-e5f9c55a5a76',
    reviewerName: 'Megha',
    rating: 5,
    reviewText: 'Putting the worry in five words is my new habit before meetings.',
    writtenOn: '2026-09-12',
  },
  {
    id: 'cb50e703-122b-4322-8b28-61584744f13f',
    companionId: 'f5fbacbd-f312-4fab-b3b1-e5f9c55a5a76',
    reviewerName: 'Siddharth',
    rating: 4,
    reviewText: 'Simple steps, nice jokes. I wish the talk were longer.',
    writtenOn: '2026-10-19',
  },
  // Ritu Bansal
  {
    id: '37aeb9ae-615e-45f7-8b32-36cb1f240ee5',
    companionId: '858d5a27-7aad-41c7-93bd-d7bd2190f38e',
    reviewerName: 'Tanvi',
    rating: 4,
    reviewText: 'Fact or fear! I ask myself that every night now.',
    writtenOn: '2026-09-22',
  },
  {
    id: 'cfeedcea-51fe-4d76-8e26-109e4d3575e8',
    companionId: '858d5a27-7aad-41c7-93bd-d7bd2190f38e',
    reviewerName: 'Karan J.',
    rating: 4,
    reviewText: 'Honest about my situationship without making me feel stupid.',
    writtenOn: '2026-10-15',
  },
  // Farah Qureshi
  {
    id: '3c7a40ec-6de6-407e-94a0-3a13d1457957',
    companionId: 'c3f5c6ba-a360-458a-bbc5-1dfe555b550a',
    reviewerName: 'Ishita',
    rating: 5,
    reviewText: 'She asked my inner critic for evidence and it had none.',
    writtenOn: '2026-09-08',
  },
  {
    id: 'b5dc8238-4fdb-4c94-8c09-c73fa03b64bc',
    companionId: 'c3f5c6ba-a360-458a-bbc5-1dfe555b550a',
    reviewerName: 'Mohit',
    rating: 4,
    reviewText: 'Polite, sharp and kind. I felt taken seriously.',
    writtenOn: '2026-10-07',
  },
  {
    id: 'cd624218-2bee-4728-a76d-f0129fbc943d',
    companionId: 'c3f5c6ba-a360-458a-bbc5-1dfe555b550a',
    reviewerName: 'Reema',
    rating: 5,
    reviewText: 'First time I wrote down one good thing about myself.',
    writtenOn: '2026-10-28',
  },
  // Thomas Kurian
  {
    id: 'ebab9cf1-ab64-428d-8a48-327ce07d780c',
    companionId: '349521d4-807f-424c-87e8-eba623885701',
    reviewerName: 'George P.',
    rating: 5,
    reviewText: 'He let me tell stories about my father for an hour.',
    writtenOn: '2026-08-25',
  },
  {
    id: '7122066e-b5bd-49cb-8c0a-1b464fed214d',
    companionId: '349521d4-807f-424c-87e8-eba623885701',
    reviewerName: 'Latha',
    rating: 5,
    reviewText: 'No hurry, no clichés. I come back on difficult dates.',
    writtenOn: '2026-10-09',
  },
  // Sandeep Kulkarni
  {
    id: 'f0d88334-5711-4156-9a44-197209f594da',
    companionId: '3468cbd6-bdfc-4259-9dbc-6ad8edca3bdf',
    reviewerName: 'Omkar',
    rating: 4,
    reviewText: 'Tiny experiments suit me. Sleeping half an hour earlier so far.',
    writtenOn: '2026-09-30',
  },
  {
    id: '29d79ddd-ae3d-461a-9947-99a1d9622f8d',
    companionId: '3468cbd6-bdfc-4259-9dbc-6ad8edca3bdf',
    reviewerName: 'Pallavi',
    rating: 4,
    reviewText: 'No scolding about my phone at night, only data.',
    writtenOn: '2026-10-17',
  },
  // Kavita Joshi
  {
    id: '9c15b6eb-77ee-48f4-be4e-74d10d34c301',
    companionId: '8871244a-9565-4606-8e51-dcb522f14721',
    reviewerName: 'Swati',
    rating: 5,
    reviewText: 'One thing for tonight, she says. My son and I talked again.',
    writtenOn: '2026-08-30',
  },
  {
    id: '918987ff-f436-47ec-81fc-43299696da6b',
    companionId: '8871244a-9565-4606-8e51-dcb522f14721',
    reviewerName: 'Rahul D.',
    rating: 5,
    reviewText: 'Helped me hear what my daughter was really asking for.',
    writtenOn: '2026-09-25',
  },
  // Imran Shaikh
  {
    id: '2d2936aa-fa93-4ba9-b539-a42bdfbbb580',
    companionId: 'be531534-dd2a-4ec2-b83d-7a6045c8d05c',
    reviewerName: 'Faiz',
    rating: 5,
    reviewText: 'Ten breaths before replying to my boss. Saved me twice this week.',
    writtenOn: '2026-09-17',
  },
  {
    id: '506b8620-1ec4-4890-b93a-74a5d80ed394',
    companionId: 'be531534-dd2a-4ec2-b83d-7a6045c8d05c',
    reviewerName: 'Nikhil',
    rating: 4,
    reviewText: 'Talks straight and keeps it short.',
    writtenOn: '2026-10-23',
  },
  // Lakshmi Iyer
  {
    id: 'd5ef7b10-8264-423b-980f-9e22e82efc8a',
    companionId: 'ecd211ff-e9de-42ed-8e83-b58863bfb815',
    reviewerName: 'Vidya',
    rating: 5,
    reviewText: 'Under my complaint there was a wish. I said the wish instead.',
    writtenOn: '2026-09-01',
  },
  {
    id: 'a216237b-cda0-4b5c-949e-68ba7ef5a3b8',
    companionId: 'ecd211ff-e9de-42ed-8e83-b58863bfb815',
    reviewerName: 'Suresh N.',
    rating: 4,
    reviewText: 'Fair to my wife although she was not in the chat.',
    writtenOn: '2026-10-13',
  },
  // Neha Baruah
  {
    id: '54e3b5d4-a12e-4be3-89ea-bfb72c1e3a3b',
    companionId: '7ad3198d-deca-41c3-af7c-2e22f09091f7',
    reviewerName: 'Ayesha',
    rating: 4,
    reviewText: 'New in Bangalore, knew nobody. Small adventures got me out of the flat.',
    writtenOn: '2026-09-19',
  },
  {
    id: 'bcb94964-2c0f-4be6-b081-4b138a17b6c9',
    companionId: '7ad3198d-deca-41c3-af7c-2e22f09091f7',
    reviewerName: 'Rituraj',
    rating: 5,
    reviewText: 'Sweet and curious. One hello counts!',
    writtenOn: '2026-10-26',
  },
];
