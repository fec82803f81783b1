export const LOADING_STAGES = [
  'Setting up your companion...',
  'Preparing conversation...',
  'Almost ready...',
] as const;
export const LOADING_READY = 'Ready!';
export const CONNECTION_FAILED = 'Connection failed. Please try again.';
