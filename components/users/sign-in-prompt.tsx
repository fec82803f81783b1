'use client';

import dynamic from 'next/dynamic';

/** The sign-in dialog, loaded when it is drawn: draw it once it is to open. */
export const SignInPrompt = dynamic(() => import('./sign-in-dialog').then((module) => module.SignInDialog));
