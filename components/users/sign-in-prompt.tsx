'use client';

import dynamic from 'next/dynamic';

/** The sign-in dialog; its code loads when it is first rendered. */
export const SignInPrompt = dynamic(() => import('./sign-in-dialog').then((module) => module.SignInDialog));
